import { shopSettings } from '../../contract/shop-settings.ts'
import type { PolicyText } from '../../texts/en/policies.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './Policy.module.css'

interface Props {
  policy: PolicyText
  /** When the policy came into force, in words. */
  effective: string
  contact: string
}

export const Policy = ({ policy, effective, contact }: Props) => (
  <article className={styles.policy}>
    <h1>{policy.title}</h1>
    <p className={layout.quiet}>{effective}</p>
    <p>{policy.intro}</p>
    {policy.sections.map((section) => (
      <section key={section.title}>
        <h2>{section.title}</h2>
        {section.lines.length === 1 ? (
          <p>{section.lines[0]}</p>
        ) : (
          <ul>
            {section.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </section>
    ))}
    {shopSettings.contact.length > 0 && (
      <>
        <p>{contact}</p>
        <ul>
          {shopSettings.contact.map(({ kind, text, href }) => (
            <li key={kind}>
              <a href={href} rel="noreferrer">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </>
    )}
  </article>
)
