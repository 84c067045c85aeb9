import { Link } from 'react-router-dom'
import type { Category } from '../../../contract/entities.ts'
import { classes } from '../../../ui/base/classes.ts'
import { CategoryIcon } from '../../../ui/media/CategoryIcon.tsx'
import layout from '../../../ui/base/layout.module.css'
import tint from '../../../ui/base/tint.module.css'
import styles from './CategoryTiles.module.css'
import { localCategory } from '../../../texts/local-category.ts'
import { Words } from '../../../ui/base/Words.tsx'

/** Every category with its icon and name. */
export const CategoryTiles = ({ categories }: { categories: readonly Category[] }) => (
  <ul className={classes(layout.card, styles.tiles)}>
    {categories.map(({ icon, ground, ...category }) => (
      <li key={category.id}>
        <Link to={`/category/${category.slug}`} className={classes(layout.within, styles.tile, tint[ground])}>
          <CategoryIcon name={icon} className={styles.sign} />
          <Words {...localCategory(category)} />
        </Link>
      </li>
    ))}
  </ul>
)
