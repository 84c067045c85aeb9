import { Link } from 'react-router-dom'
import type { Category } from '../../contract/entities.ts'
import { classes } from '../../ui/classes.ts'
import { Sign } from '../../ui/Sign.tsx'
import styles from './CategoryTiles.module.css'

/** Every trade of the shop by its sign and its word. */
export const CategoryTiles = ({ categories }: { categories: readonly Category[] }) => (
  <ul className={styles.tiles}>
    {categories.map(({ id, slug, name, icon, ground }) => (
      <li key={id}>
        <Link to={`/category/${slug}`} className={classes(styles.tile, styles[ground])}>
          <Sign name={icon} className={styles.sign} />
          {name}
        </Link>
      </li>
    ))}
  </ul>
)
