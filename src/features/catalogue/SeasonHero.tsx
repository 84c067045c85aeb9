import { t } from '../../texts/texts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { BannerSlider } from './BannerSlider.tsx'
import type { Season } from './season.ts'
import styles from './SeasonHero.module.css'

interface SeasonHeroProps {
  season: Season
  images: readonly string[]
  /** Where the season's goods are. */
  to: string
}

/** The first screen of the shop: words on a plain ground, the rotating pictures beside or below. */
export const SeasonHero = ({ season, images, to }: SeasonHeroProps) => {
  const { title, text, action } = t.catalogue.seasons[season]
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{text}</p>
        <ButtonLink to={to} kind="main" iconAfter="next">
          {action}
        </ButtonLink>
      </div>
      {images.length > 0 && <BannerSlider images={images} />}
    </div>
  )
}
