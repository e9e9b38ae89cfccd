import { PICK_PATH } from '~/components/pick-path';

/** Paper falls for so long. */
const DURATION_MS = 4_000;
const BURSTS = 8;
/** The bursts come in the first half; what flies then needs the other half to fall. */
const BETWEEN_MS = DURATION_MS / 2 / BURSTS;
/** A tick is a frame: 60 in a second. */
const TICKS = (DURATION_MS / 2 / 1_000) * 60;

const COLORS = ['#8A2BE2', '#C9A3F1', '#F2B534', '#3FBF83', '#5E95F2'];

/**
 * Confetti over the whole page for four seconds, little picks among it; none for people who want
 * less motion. Returns how to end it early. It is decoration: if its script does not come, nothing
 * is said.
 */
export function celebrate(pieces: number): () => void {
  const timers: ReturnType<typeof setTimeout>[] = [];
  let stop = () => timers.forEach(clearTimeout);
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return stop;

  let ended = false;
  import('canvas-confetti').then(
    ({ default: library }) => {
      if (ended) return;
      const canvas = document.body.appendChild(aCanvas());
      // On the page's own thread: a worker made from a blob is what the security policy forbids.
      const confetti = library.create(canvas, { resize: true, useWorker: false });
      const pick = library.shapeFromPath({ path: PICK_PATH });
      const burst = (index: number) =>
        confetti({
          particleCount: pieces / BURSTS,
          ticks: TICKS,
          colors: COLORS,
          shapes: ['square', 'circle', pick],
          // From both upper corners in turn, towards the middle.
          origin: { x: index % 2, y: 0.15 },
          angle: index % 2 ? 225 : 315,
          spread: 80,
          startVelocity: 38,
          gravity: 0.9,
        });
      for (let index = 0; index < BURSTS; index++) {
        timers.push(setTimeout(burst, index * BETWEEN_MS, index));
      }
      stop = () => {
        timers.forEach(clearTimeout);
        confetti.reset();
        canvas.remove();
      };
      timers.push(setTimeout(() => stop(), DURATION_MS));
    },
    () => undefined,
  );
  return () => {
    ended = true;
    stop();
  };
}

/** Over everything, for the eyes alone. */
function aCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.className = 'pointer-events-none fixed inset-0 z-60 size-full';
  return canvas;
}
