import { SkeletonBlock, Waiting } from '../../../ui/display/Skeleton.tsx'
import styles from './FormSkeleton.module.css'

/** The blocks of a form: as many labels and boxes as there will be. */
export const FormSkeleton = ({ fields }: { fields: number }) => (
  <Waiting className={styles.form}>
    {Array.from({ length: fields }, (_, place) => (
      <div key={place} className={styles.field}>
        <SkeletonBlock size="short" />
        <SkeletonBlock size="button" />
      </div>
    ))}
    <SkeletonBlock size="button" />
  </Waiting>
)
