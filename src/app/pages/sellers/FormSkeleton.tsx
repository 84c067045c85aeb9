import { SkeletonBlock, Waiting } from '../../../ui/display/Skeleton.tsx'
import layout from '../../../ui/base/layout.module.css'

/** The blocks of a form: as many labels and boxes as there will be. */
export const FormSkeleton = ({ fields }: { fields: number }) => (
  <Waiting className={layout.stack4}>
    {Array.from({ length: fields }, (_, place) => (
      <div key={place} className={layout.stack2}>
        <SkeletonBlock size="short" />
        <SkeletonBlock size="button" />
      </div>
    ))}
    <SkeletonBlock size="button" />
  </Waiting>
)
