import sprite from './icons.svg?no-inline'

const SIGNS = new Set(['seeds', 'fert', 'protect', 'irrig', 'pump', 'machine', 'spray', 'tools', 'animal', 'solar'])

interface CategoryIconProps {
  /** The name of a category's icon, with or without its `c-`; an unknown one gets a grid. */
  name: string
  className?: string | undefined
}

/** A category's icon, beside its name. Its one fill is `--it`. */
export const CategoryIcon = ({ name, className }: CategoryIconProps) => {
  const bare = name.replace(/^c-/, '')
  return (
    <svg className={className} viewBox={SIGNS.has(bare) ? '0 0 32 32' : '-4 -4 32 32'} aria-hidden="true">
      <use href={`${sprite}#${SIGNS.has(bare) ? `c-${bare}` : 'grid'}`} />
    </svg>
  )
}
