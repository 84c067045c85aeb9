import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { POLICY } from '../../contract/constants.ts'
import { languageOf, withoutLanguage } from '../../contract/languages.ts'
import { shopSettings } from '../../contract/shop-settings.ts'
import type { PolicyName } from '../../texts/en/policies.ts'
import { formatDay } from '../../texts/days.ts'
import { loadPolicies } from '../../texts/load-policies.ts'
import { text } from '../../texts/texts.ts'
import { classes } from '../../ui/base/classes.ts'
import { OutsideLink } from '../../ui/display/OutsideLink.tsx'
import layout from '../../ui/base/layout.module.css'
import { pageHandle } from '../page/page.ts'
import styles from './PolicyPage.module.css'

/** The two URLs of the terms show one page. */
const PAGES: Record<string, PolicyName> = {
  '/terms-of-service': 'terms',
  '/terms-and-conditions': 'terms',
  '/return-and-refund': 'returns',
  '/privacy-policy': 'privacy',
  '/cancellation-policy': 'cancellation',
  '/shipping-and-delivery': 'shipping',
  '/disclaimer-policy': 'disclaimer',
}

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const { pathname } = new URL(request.url)
  const { policies, policyFrame } = await loadPolicies(languageOf(pathname))
  const name = PAGES[withoutLanguage(pathname)] ?? 'terms'
  return { policy: policies(POLICY)[name], frame: policyFrame }
}

export const handle = pageHandle<typeof loader>({
  head: (data) => ({ title: data?.policy.title ?? text.layout.shop, description: data?.policy.intro ?? '' }),
})

export const Component = () => {
  const { policy, frame } = useLoaderData<typeof loader>()
  return (
    <article className={classes(layout.stack4, styles.policy)}>
      <h1>{policy.title}</h1>
      <p className={layout.quiet}>
        {frame.effective} {formatDay(POLICY.effectiveDate)}
      </p>
      <p>{policy.intro}</p>
      {policy.sections.map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          {lines.length === 1 ? (
            <p>{lines[0]}</p>
          ) : (
            <ul className={layout.stack2}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      {shopSettings.contact.length > 0 && (
        <>
          <p>{frame.contact}</p>
          <ul className={layout.stack2}>
            {shopSettings.contact.map(({ kind, text: line, href }) => (
              <li key={kind}>
                <OutsideLink href={href}>{line}</OutsideLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  )
}
