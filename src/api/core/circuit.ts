export interface Circuit {
  /**
   * Whether a request may be sent; while open, one trial request after each pause. The caller must report the outcome
   * of an allowed request.
   */
  allows(): boolean;
  succeeded(): void;
  /** `cause` distinguishes failures: the same broken document does not count twice, a failure without a cause does. */
  failed(cause?: string): void;
}

export interface CircuitSettings {
  /** Number of different causes in a row that opens the circuit. */
  readonly threshold: number;
  /** Milliseconds until a trial. */
  readonly pause: number;
  readonly now: () => number;
  readonly changed: (isOpen: boolean) => void;
}

/** Stops requests to an upstream that does not respond, so that visitors do not wait for it. */
export function createCircuit({ threshold, pause, now, changed }: CircuitSettings): Circuit {
  const causes = new Set<string | symbol>();
  let openedAt: number | undefined;
  let isTrying = false;

  function allows(): boolean {
    if (openedAt === undefined) return true;
    if (isTrying || now() - openedAt < pause) return false;
    isTrying = true;
    return true;
  }

  function succeeded(): void {
    const wasOpen = openedAt !== undefined;
    causes.clear();
    openedAt = undefined;
    isTrying = false;
    if (wasOpen) changed(false);
  }

  function failed(cause?: string): void {
    causes.add(cause ?? Symbol());
    const wasOpen = openedAt !== undefined;
    if (wasOpen ? isTrying : causes.size >= threshold) openedAt = now();
    isTrying = false;
    if (!wasOpen && openedAt !== undefined) changed(true);
  }

  return { allows, succeeded, failed };
}
