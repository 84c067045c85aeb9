import { productText, text } from '../../../texts/texts.ts'
import { lazyComponent } from '../../../ui/base/lazy-component.tsx'
import { toastError } from '../../../ui/base/toast.ts'
import type { PictureViewerProps } from '../../../ui/overlay/PictureViewer.tsx'

const Viewer = lazyComponent(async () => (await import('../../../ui/overlay/PictureViewer.tsx')).PictureViewer, {
  onFail: () => void toastError(text.failures.partNotLoaded),
})

/** Pictures over the whole screen; the code comes when the first one is enlarged. */
export const LazyPictureViewer = (props: Omit<PictureViewerProps, 'words'>) => <Viewer {...props} words={productText} />
