import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useHydrated } from '~/components/ui/use-hydrated';
import { PanelError } from './feedback/panel-error';
import { toast } from './feedback/toast';

const MESSAGE = 'This part did not load. Please check your connection.';

/** React's own type of a lazy component does not follow a type parameter. */
type Loaded = { default: ComponentType<object> };

/**
 * How a part that cannot be loaded says so. Where it would stand, in a panel that tries again when it
 * is told to or the network is back; or in a toast, and what asked for the part stops asking, so that
 * the next click asks anew.
 */
type Failure =
  | { failure: 'panel'; onGiveUp?: undefined }
  | { failure?: 'toast'; onGiveUp: () => void };

type LazyPartProps<Props> = Failure & {
  /** Defined once, outside of any component: `() => import('./part')`. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** What the part is given. */
  props: Props;
  /** What stands in its place while it loads. */
  fallback?: ReactNode;
};

/**
 * A part of the page whose script comes when it is first shown. What the server drew of it stays
 * until then, or gives way to the fallback when the address changes before. If it cannot be loaded,
 * offline or because a new version is out, the rest of the page stays, and it can be tried again.
 */
export function LazyPart<Props extends object>({
  load,
  props,
  fallback = null,
  onGiveUp,
}: LazyPartProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  const [drawnByServer] = useState(!useHydrated());
  const [arrived, setArrived] = useState(false);
  // A new one for every attempt: React.lazy never forgets that it has failed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  const Part = useMemo(() => partOf(load as () => Promise<Loaded>), [load, attempt]);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  // A part that is given something else before its script has come is not hydrated any more: until
  // then it has what it was first given. Only another address makes React show the fallback instead.
  const given = { props, fallback };
  const [first] = useState(given);
  const current = drawnByServer && !arrived ? first : given;
  const part = useMemo(
    () => (
      <Suspense fallback={current.fallback}>
        <Part {...current.props} />
        <Arrival onArrival={setArrived} />
      </Suspense>
    ),
    [Part, current.props, current.fallback],
  );
  const content = (
    <Boundary key={attempt} {...{ fallback, onGiveUp }} again={attempt > 0} onRetry={retry}>
      {part}
    </Boundary>
  );
  return drawnByServer ? (
    <div data-waiting={arrived ? undefined : ''} className="contents">
      {content}
    </div>
  ) : (
    content
  );
}

/** By how they are loaded: a part that was shown before stands there at once, and nothing jumps. */
const loadedParts = new Map<() => Promise<Loaded>, ComponentType<object>>();

function partOf(load: () => Promise<Loaded>): ComponentType<object> {
  return loadedParts.get(load) ?? lazy(() => loadPart(load));
}

async function loadPart(load: () => Promise<Loaded>): Promise<Loaded> {
  const loaded = await load();
  loadedParts.set(load, loaded.default);
  return loaded;
}

/** Has a part come before it is shown. If it does not, it is asked for again when it is. */
export function loadAhead<Props extends object>(load: LazyPartProps<Props>['load']) {
  loadPart(load as () => Promise<Loaded>).catch(() => {});
}

/** Reports when the part beside it is mounted and hydrated. */
function Arrival({ onArrival }: { onArrival: (arrived: boolean) => void }) {
  useEffect(() => {
    onArrival(true);
    return () => onArrival(false);
  }, [onArrival]);
  return null;
}

interface BoundaryProps {
  fallback: ReactNode;
  /** Whether it was tried before: many browsers never fetch a script again that failed once on the page. */
  again: boolean;
  onRetry: () => void;
  onGiveUp?: () => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    const { onGiveUp, onRetry } = this.props;
    if (!isLoadError(error)) return;
    if (!onGiveUp) return window.addEventListener('online', onRetry);
    toast({
      tone: 'error',
      title: MESSAGE,
      // Online, the script may be gone because a new version is out.
      action: navigator.onLine ? { label: RELOAD, onAction: reloadPage } : undefined,
    });
    onGiveUp();
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.props.onRetry);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // What went wrong inside the part is the page's affair.
    if (!isLoadError(error)) throw error;
    const { onGiveUp, onRetry, again, fallback } = this.props;
    if (onGiveUp) return fallback;
    const reload = again && navigator.onLine ? { onRetry: reloadPage, retryLabel: RELOAD } : {};
    return <PanelError {...{ onRetry, ...reload }}>{MESSAGE}</PanelError>;
  }
}

const RELOAD = 'Reload page';

function reloadPage() {
  window.location.reload();
}

/** Browsers reject an import that could not be fetched with a TypeError; Vite's preload with its own words. */
function isLoadError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload CSS|error loading/i.test(
      error.message,
    )
  );
}
