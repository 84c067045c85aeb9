import { cropPicture } from '../../../contract/pictures.ts'
import styles from './CropPicture.module.css'

/** A crop, drawn before its name. */
export const CropPicture = ({ crop }: { crop: string }) => (
  <img className={styles.crop} src={cropPicture(crop)} alt="" width="32" height="32" loading="lazy" decoding="async" />
)
