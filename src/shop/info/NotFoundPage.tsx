import { data, useLoaderData } from 'react-router-dom'
import { CategoryTiles } from '../catalogue/home/CategoryTiles.tsx'
import { dataOrEmpty } from '../catalogue/loaders.ts'
import { callApi } from '../../client/api/call.ts'
import { text } from '../../texts/texts.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { Section } from '../../ui/display/Section.tsx'
import type { PageHandle } from '../page/page.ts'
import layout from '../../ui/base/layout.module.css'

export const loader = async () => data({ categories: dataOrEmpty(await callApi('categories')) }, { status: 404 })

export const handle: PageHandle = { head: () => ({ title: text.menus.notFound }) }

/** An address that leads nowhere, and ways on from there. */
export const Component = () => {
  const { categories } = useLoaderData<typeof loader>()
  return (
    <>
      <div className={layout.inset}>
        <EmptyState
          picture="hoe"
          level={1}
          title={text.menus.notFound}
          text={text.failures.notFoundText}
          action={{ to: '/', label: text.failures.toHome, full: false }}
          more={<ButtonLink to="/order-history" label={text.menus.orders} />}
        />
      </div>
      {categories.length > 0 && (
        <Section title={text.catalogue.whatDoYouNeed}>
          <CategoryTiles categories={categories} />
        </Section>
      )}
    </>
  )
}
