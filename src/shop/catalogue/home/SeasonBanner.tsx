import type { Season } from '../../../contract/india.ts'
import { text } from '../../../texts/texts.ts'
import { ButtonLink } from '../../../ui/button/Button.tsx'
import { BannerSlider } from './BannerSlider.tsx'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'
import styles from './SeasonBanner.module.css'

interface SeasonBannerProps {
  season: Season
  images: readonly string[]
  /** Where the season's goods are. */
  to: string
}

/** The first screen of the shop: words on a plain background, the rotating pictures beside or below. */
export const SeasonBanner = ({ season, images, to }: SeasonBannerProps) => {
  const { title, text: lead, action } = text.seasons[season]
  return (
    <div className={classes(layout.dark, styles.hero)}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{lead}</p>
        <ButtonLink to={to} kind="main" iconAfter="next" label={action} />
      </div>
      {images.length > 0 && <BannerSlider images={images} />}
    </div>
  )
}
