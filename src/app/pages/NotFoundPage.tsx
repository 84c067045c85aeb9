import { data, useLoaderData } from 'react-router-dom'
import { CategoryTiles } from '../../features/catalogue/CategoryTiles.tsx'
import { orEmpty } from '../../features/catalogue/load.ts'
import { callApi } from '../../offline/call.ts'
import { t } from '../../texts/texts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Face } from '../../ui/Face.tsx'
import { Section } from '../../ui/Section.tsx'
import type { PageHandle } from '../page.ts'
import styles from './NotFoundPage.module.css'

export const loader = async () => data({ categories: orEmpty(await callApi('categories')) }, { status: 404 })

export const handle: PageHandle = { head: () => ({ title: t.layout.notFound }) }

/** An address that leads nowhere, and ways on from there. */
export const Component = () => {
  const { categories } = useLoaderData<typeof loader>()
  return (
    <>
      <div className={styles.page}>
        <Face
          picture="hoe"
          level={1}
          title={t.layout.notFound}
          text={t.layout.notFoundText}
          action={
            <>
              <ButtonLink to="/" kind="main">
                {t.layout.toHome}
              </ButtonLink>
              <ButtonLink to="/order-history">{t.layout.orders}</ButtonLink>
            </>
          }
        />
      </div>
      {categories.length > 0 && (
        <Section title={t.catalogue.whatDoYouNeed}>
          <CategoryTiles categories={categories} />
        </Section>
      )}
    </>
  )
}
