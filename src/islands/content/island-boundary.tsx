import { Component, type ComponentType, type ReactNode } from 'react';
import { reportSectionError } from './section-error.ts';

interface BoundaryProps {
  sectionId: string;
  children: ReactNode;
}

const islandOf = (sectionId: string) =>
  document.querySelector<HTMLElement>(`[data-section-id="${CSS.escape(sectionId)}"] astro-island`) ?? undefined;

/** Stores the server's markup before React takes it over, and restores it on an error. */
class IslandBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  readonly #serverHtml: string;

  constructor(props: BoundaryProps) {
    super(props);
    this.#serverHtml = import.meta.env.SSR ? '' : (islandOf(props.sectionId)?.innerHTML ?? '');
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    const island = islandOf(this.props.sectionId);
    if (island) reportSectionError(island, error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <div dangerouslySetInnerHTML={{ __html: this.#serverHtml }} />;
  }
}

/**
 * Wraps the island of a section: on an error the section shows the server's HTML again and one report is sent. Every
 * section island is exported through it: `export default islandBoundary(FitFinder)`.
 */
export function islandBoundary<Props extends object>(Island: ComponentType<Props>) {
  return function BoundedIsland(props: Props & { sectionId: string }) {
    return (
      <IslandBoundary sectionId={props.sectionId}>
        <Island {...props} />
      </IslandBoundary>
    );
  };
}
