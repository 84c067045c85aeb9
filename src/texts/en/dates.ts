/** Days and how long ago something was. */
export const dates = {
  months: 'January February March April May June July August September October November December'.split(' '),
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  weekdays: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
  am: 'am',
  pm: 'pm',
  today: 'today',
  yesterday: 'yesterday',
  minutesAgo: { one: '# minute ago', other: '# minutes ago' },
  hoursAgo: { one: '# hour ago', other: '# hours ago' },
  daysAgo: { one: '# day ago', other: '# days ago' },
}
