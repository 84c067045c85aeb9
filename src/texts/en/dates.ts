/** Days and how long ago something was. */
export const dates = {
  months: 'January February March April May June July August September October November December'.split(' '),
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  weekdays: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
  /** Of an hour from 0 to 23. */
  time: (hour: number, minute: string) => `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`,
  today: 'today',
  yesterday: 'yesterday',
  minutesAgo: { one: '# minute ago', other: '# minutes ago' },
  hoursAgo: { one: '# hour ago', other: '# hours ago' },
  daysAgo: { one: '# day ago', other: '# days ago' },
}
