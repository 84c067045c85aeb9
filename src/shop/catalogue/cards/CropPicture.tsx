import { cropPicture } from '../../../contract/pictures.ts'

/** A crop, drawn before its name. */
export const CropPicture = ({ crop }: { crop: string }) => (
  <img src={cropPicture(crop)} alt="" width="32" height="32" loading="lazy" decoding="async" />
)
