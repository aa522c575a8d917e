export interface Circuit {
  /** Whether a call may go out; while open, one trial call after each pause. Who is allowed must report the outcome. */
  allows(): boolean;
  succeeded(): void;
  /** `cause` tells faults apart: the same broken document does not count twice. */
  failed(cause: string): void;
}

export interface CircuitSettings {
  /** Different causes in a row that open the circuit. */
  readonly threshold: number;
  /** Milliseconds until a trial. */
  readonly pause: number;
  readonly now: () => number;
  readonly changed: (isOpen: boolean) => void;
}

/** Spares a dead upstream, and the visitors the wait for it. */
export function createCircuit({ threshold, pause, now, changed }: CircuitSettings): Circuit {
  const causes = new Set<string>();
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

  function failed(cause: string): void {
    causes.add(cause);
    const wasOpen = openedAt !== undefined;
    if (wasOpen ? isTrying : causes.size >= threshold) openedAt = now();
    isTrying = false;
    if (!wasOpen && openedAt !== undefined) changed(true);
  }

  return { allows, succeeded, failed };
}
