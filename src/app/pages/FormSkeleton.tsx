import { Bone, Waiting } from '../../ui/Skeleton.tsx'
import css from './FormSkeleton.module.css'

/** The blocks of a form: as many labels and boxes as there will be. */
export const FormSkeleton = ({ fields }: { fields: number }) => (
  <Waiting className={css.form}>
    {Array.from({ length: fields }, (_, place) => (
      <div key={place} className={css.field}>
        <Bone size="short" />
        <Bone size="button" />
      </div>
    ))}
    <Bone size="button" />
  </Waiting>
)
