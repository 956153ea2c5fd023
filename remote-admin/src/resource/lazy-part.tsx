import {
  Component,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { failures } from 'shared-lib/copy';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';

/** Shows its fallback after an error below it. */
class Boundary extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/**
 * A heavy part of a page in a chunk of its own. When the chunk fails to load, a card offers to try again; the rest of the page keeps
 * its state.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading: ReactNode = (
    <LoadingArea>
      <Skeleton $inline="100%" $block="12rem" />
    </LoadingArea>
  ),
): ComponentType<Props> => {
  // Rows and dialogs mount a part many times; they share one until its chunk fails. The next mount then tries again.
  let shared: LazyExoticComponent<ComponentType<Props>>;
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        shared = create();
        throw error;
      }
    });
  shared = create();
  const Part = (props: Props) => {
    const [{ Content, attempt }, setState] = useState({ Content: shared, attempt: 0 });
    const retry = () => {
      shared = create();
      setState({ Content: shared, attempt: attempt + 1 });
    };
    return (
      <Boundary key={attempt} fallback={<BlockFailed message={failures.network} isTrying={false} onRetry={retry} />}>
        <Suspense fallback={loading}>
          <Content {...props} />
        </Suspense>
      </Boundary>
    );
  };
  return Part;
};
