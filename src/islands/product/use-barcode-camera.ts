import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type BarcodeDetectorClass = new (options: { readonly formats: readonly string[] }) => BarcodeDetector;

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128'];
/** Milliseconds between two looks at the picture. */
const EVERY = 250;

// TypeScript does not know the API, which only some browsers have.
const detectorClass = (globalThis as { readonly BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector;

/** Whether the browser can read barcodes with a camera. */
export const canScan = detectorClass !== undefined && 'mediaDevices' in navigator;

/** `denied`: the visitor or the page's policy does not allow the camera. */
export type CameraError = 'denied' | 'missing';

interface BarcodeCamera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly isOn: boolean;
  readonly error: CameraError | undefined;
  start(): void;
  stop(): void;
}

const errorOf = (error: unknown): CameraError =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
    ? 'denied'
    : 'missing';

/** Calls `onCode` with the next barcode in front of the camera, which is off then, and when the component goes. */
export function useBarcodeCamera(onCode: (code: string) => void): BarcodeCamera {
  const video = useRef<HTMLVideoElement>(null);
  const running = useRef<AbortController>(undefined);
  const [isOn, setOn] = useState(false);
  const [error, setError] = useState<CameraError>();

  const stop = useCallback(() => {
    running.current?.abort();
    setOn(false);
  }, []);
  useEffect(() => stop, [stop]);

  async function run({ signal }: AbortController): Promise<void> {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    const end = () => stream.getTracks().forEach((track) => track.stop());
    if (signal.aborted || video.current === null) return end();
    signal.addEventListener('abort', end);
    video.current.srcObject = stream;
    await video.current.play();
    const code = await readCode(video.current, signal);
    if (code === undefined) return;
    stop();
    onCode(code);
  }

  return {
    video,
    isOn,
    error,
    stop,
    start() {
      stop();
      const abort = (running.current = new AbortController());
      setOn(true);
      setError(undefined);
      run(abort).catch((failure: unknown) => {
        if (abort.signal.aborted) return;
        stop();
        setError(errorOf(failure));
      });
    },
  };
}

/** Resolves to undefined when it is aborted. */
async function readCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  if (detectorClass === undefined) return undefined;
  const detector = new detectorClass({ formats: FORMATS });
  while (!signal.aborted) {
    const [found] = await detector.detect(video).catch(() => []);
    if (found && !signal.aborted) return found.rawValue;
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
  return undefined;
}
