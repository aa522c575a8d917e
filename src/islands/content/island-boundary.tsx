import { Component, type ComponentType, type ReactNode } from 'react';
import { reportSectionError } from './section-error.ts';

interface BoundaryProps {
  sectionId: string;
  children: ReactNode;
}

const islandOf = (sectionId: string) =>
  document.querySelector(`[data-section-id="${CSS.escape(sectionId)}"] astro-island`) ?? undefined;

/** Remembers the server's markup before React takes it over, to put it back where that fails. */
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
 * Wraps the island of a section: where it throws, the section keeps the HTML the server rendered and one report is sent.
 * Every section island is exported through it: `export default islandBoundary(FitFinder)`.
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
