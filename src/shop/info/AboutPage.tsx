import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { ABOUT } from '../../contract/constants.ts'
import { languageOf } from '../../contract/languages.ts'
import { loadPolicies } from '../../texts/load-policies.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { pageHandle } from '../page/page.ts'
import { text } from '../../texts/texts.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './AboutPage.module.css'

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const { about } = await loadPolicies(languageOf(new URL(request.url).pathname))
  return { ...about, storyText: about.storyText(ABOUT.founded) }
}

export const handle = pageHandle<typeof loader>({
  head: (about) => ({ title: about?.title ?? text.layout.shop, description: about?.hero ?? '' }),
})

export const Component = () => {
  const about = useLoaderData<typeof loader>()
  const cards = [
    [about.mission, about.missionText],
    [about.vision, about.visionText],
    [about.values, about.valuesText],
  ]
  const figures = [
    [ABOUT.farmers, about.farmers],
    [ABOUT.products, about.products],
    [ABOUT.cities, about.cities],
    [ABOUT.support, about.support],
  ]
  return (
    <>
      <div className={layout.dark}>
        <div className={classes(layout.stack3, styles.words)}>
          <p>{about.title}</p>
          <h1>{about.hero}</h1>
          <p>{about.heroText}</p>
        </div>
      </div>
      <div className={styles.page}>
        <div className={classes(layout.stack3, styles.cards)}>
          {cards.map(([title, words]) => (
            <section className={classes(layout.sheet, styles.card)} key={title}>
              <h2>{title}</h2>
              <p>{words}</p>
            </section>
          ))}
        </div>
        <section>
          <h2>{about.story}</h2>
          <p>{about.storyText}</p>
          <dl className={classes(layout.stack3, styles.figures)}>
            {figures.map(([figure, what]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>{about.callTitle}</h2>
          <p className={styles.call}>
            <ButtonLink kind="main" to="/seller-request" label={about.becomeSeller} />
            <ButtonLink to="/bulk-order-request" label={about.bulkOrder} />
          </p>
        </section>
      </div>
    </>
  )
}
