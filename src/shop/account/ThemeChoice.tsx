import { useEffect, useId, useState } from 'react'
import { text } from '../../texts/texts.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './ThemeChoice.module.css'

const THEMES = ['light', 'dark', 'system'] as const
type Theme = (typeof THEMES)[number]

/** Read before the first paint by the script in index.html. */
const THEME_KEY = 'theme'

const isTheme = (kept: string | null): kept is Theme => THEMES.some((theme) => theme === kept)

const keptTheme = (): Theme => {
  try {
    const kept = localStorage.getItem(THEME_KEY)
    return isTheme(kept) ? kept : 'light'
  } catch {
    return 'light'
  }
}

/** Light, dark or what the phone says: kept on this phone, for guests too. */
export const ThemeChoice = () => {
  const id = useId()
  const [theme, setTheme] = useState<Theme>('light')
  useEffect(() => setTheme(keptTheme()), [])
  const words = text.menus.theme
  const choose = (chosen: Theme) => {
    setTheme(chosen)
    window.showTheme(chosen)
    try {
      localStorage.setItem(THEME_KEY, chosen)
    } catch {
      // It holds until the page is left.
    }
  }
  return (
    <div className={classes(layout.row, styles.choice)}>
      <Icon name="sun" />
      <label htmlFor={id}>{words.label}</label>
      <select
        id={id}
        className={styles.select}
        value={theme}
        onChange={({ target }) => {
          if (isTheme(target.value)) choose(target.value)
        }}
      >
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
