import layout from '../../ui/base/layout.module.css'
import { StaffPictures } from './PrivatePictures.tsx'
import { text } from './proof-texts.ts'

/** Photographs that show that goods were delivered; nothing where there are none. */
export const Proofs = ({ files }: { files: readonly string[] }) =>
  files.length > 0 && (
    <div className={layout.stack2}>
      <p className={layout.small}>{text.title}</p>
      <StaffPictures kind="proofs" files={files} title={text.title} />
    </div>
  )
