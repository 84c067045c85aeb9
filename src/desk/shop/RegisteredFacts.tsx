import { REGISTERED_FIELDS, type Registered } from '../../contract/seller-changes.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import { text } from './registered-texts.ts'

/** Registered data by name, as far as it is given. */
export const RegisteredFacts = ({ values }: { values: Registered['now'] }) => (
  <dl className={classes(layout.facts, layout.stack2)}>
    {REGISTERED_FIELDS.map((name) => {
      const value = values[name]
      return (
        value !== undefined && (
          <div key={name}>
            <dt>{text.names[name]}</dt>
            <dd>{value || text.nothing}</dd>
          </div>
        )
      )
    })}
  </dl>
)
