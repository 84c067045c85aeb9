/** The browser's own reader of codes. TypeScript does not know it, and of phones those with Android have it. */

interface Detector {
  detect: (image: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => Detector
  }
}

/** Why there is no picture of a camera. */
export type NoCamera = 'unsupported' | 'refused' | 'missing'

/** Whether this browser reads codes at all. */
export const readsCodes = (): boolean => window.BarcodeDetector !== undefined && 'mediaDevices' in navigator

/** Between two looks at the picture; a phone reads one in a tenth of that. */
const PAUSE_MS = 200

interface Watch {
  video: HTMLVideoElement
  onCode: (code: string) => void
  onNone: (why: NoCamera) => void
}

/** Shows the camera behind the phone and tells each code that it sees. Returns a function that ends it. */
export const watchCamera = ({ video, onCode, onNone }: Watch): (() => void) => {
  let stream: MediaStream | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
    video.srcObject = null
  }
  const begin = async () => {
    if (window.BarcodeDetector === undefined) return onNone('unsupported')
    const detector = new window.BarcodeDetector({ formats: ['qr_code'] })
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    // It may be closed while the reader is asked for leave.
    if (isOver) return stop()
    video.srcObject = stream
    // Where it may not play by itself, its first picture is read.
    video.play().catch(console.warn)
    const look = async (): Promise<void> => {
      if (isOver) return
      // A picture that has not come yet cannot be read.
      const codes = await detector.detect(video).catch(() => [])
      for (const { rawValue } of codes) if (!isOver) onCode(rawValue)
      timer = setTimeout(() => void look(), PAUSE_MS)
    }
    await look()
  }
  begin().catch((error: unknown) => {
    if (isOver) return
    stop()
    onNone(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing')
  })
  return stop
}
