import layout from '../base/layout.module.css'
import { SkeletonBlock, Waiting } from './Skeleton.tsx'

/** Lines of a list of words. */
export const LinesSkeleton = ({ className }: { className?: string | undefined }) => (
  <Waiting className={className}>
    <SkeletonBlock />
    <SkeletonBlock size="short" />
    <SkeletonBlock />
  </Waiting>
)

/** The blocks of a form: as many labels and boxes as there will be, and the button. */
export const FormBlocks = ({ fields }: { fields: number }) => (
  <>
    {Array.from({ length: fields }, (_, place) => (
      <div key={place} className={layout.stack2}>
        <SkeletonBlock size="short" />
        <SkeletonBlock size="button" />
      </div>
    ))}
    <SkeletonBlock size="button" />
  </>
)
