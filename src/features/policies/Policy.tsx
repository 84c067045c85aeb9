import type { PolicyText } from '../../texts/en/policies.ts'
import styles from './Policy.module.css'

interface Props {
  policy: PolicyText
  /** When the policy came into force, in words. */
  effective: string
  contact: string
}

const EMAIL = 'support@haldhar.example'

export const Policy = ({ policy, effective, contact }: Props) => (
  <article className={styles.policy}>
    <h1>{policy.title}</h1>
    <p className={styles.date}>{effective}</p>
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
    <p>
      {contact} <a href={`mailto:${EMAIL}`}>{EMAIL}</a>
    </p>
  </article>
)
