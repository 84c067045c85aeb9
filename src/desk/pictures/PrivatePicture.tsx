import { SkeletonBlock } from '../../ui/display/Skeleton.tsx'
import { text } from './texts.ts'
import { usePrivateFile } from './usePrivateFile.ts'

interface PrivatePictureProps {
  path: string
  alt: string
  className: string | undefined
}

/** A picture that only the staff may see. */
export const PrivatePicture = ({ path, alt, className }: PrivatePictureProps) => {
  const url = usePrivateFile(path)
  if (url === undefined) return <SkeletonBlock size="block" />
  return url === null ? <span>{text.failed}</span> : <img src={url} alt={alt} className={className} />
}
