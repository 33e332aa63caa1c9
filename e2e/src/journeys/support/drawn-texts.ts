import type { Locator } from '@playwright/test';

/** What a canvas showed of the cells whose text came into the page meanwhile. */
export type DrawnTexts = {
  /** How many of them were drawn on a canvas. */
  readonly compared: number;
  /** Those that looked different from their text. */
  readonly different: readonly string[];
};

/**
 * Texts that change fast are drawn on a canvas over the rows, and the page gets them later. At that moment both say the
 * same: the text of the page is drawn here with the style of its cell, and compared point by point with the canvas.
 * Watches until so many were compared: how fast they come is up to the market and the machine.
 */
export function compareDrawnTexts(grid: Locator, atLeast: number): Promise<DrawnTexts> {
  return grid.evaluate(async (element, wantedCount) => {
    const maxWatchMs = 60_000;
    /** Share of the ink by which two texts may differ: the same one in another colour is smoothed differently. */
    const maxDifference = 0.1;
    const different: string[] = [];
    let compared = 0;
    const { promise: enough, resolve: stop } = Promise.withResolvers<void>();

    /** In the page, because a canvas takes the kind of its figures from there. */
    const addCanvas = (): CanvasRenderingContext2D => {
      const added = document.createElement('canvas');
      added.style.cssText = 'position: absolute; left: -10000px';
      element.append(added);
      const context = added.getContext('2d', { willReadFrequently: true });
      if (context === null) throw new Error('The browser has no canvas');
      return context;
    };
    const [wantedCanvas, seenCanvas] = [addCanvas(), addCanvas()];

    type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

    /** How far each point of a text is from its ground, from 0 to 1. */
    const inkOf = (context: CanvasRenderingContext2D, { x, y, width, height }: Area): number[] => {
      const { data } = context.getImageData(x, y, width, height);
      const far = Array.from({ length: width * height }, (_, at) =>
        [0, 1, 2].reduce((sum, part) => sum + Math.abs((data[4 * at + part] ?? 0) - (data[part] ?? 0)), 0),
      );
      const most = Math.max(...far, 1);
      return far.map((one) => one / most);
    };

    const expectedInk = (cell: HTMLElement, text: string, area: Area): number[] => {
      const style = getComputedStyle(cell);
      const context = wantedCanvas;
      const { canvas } = context;
      canvas.width = cell.offsetWidth;
      canvas.height = cell.offsetHeight;
      context.fillStyle = getComputedStyle(document.body).backgroundColor;
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      context.fillStyle = style.color;
      const isRight = style.textAlign === 'right';
      context.textAlign = isRight ? 'right' : 'left';
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('0');
      const [above, below] = [Math.round(fontBoundingBoxAscent), Math.round(fontBoundingBoxDescent)];
      const line = Math.floor((Number.parseFloat(style.lineHeight) - above - below) / 2) + above;
      const pad = Number.parseFloat(isRight ? style.paddingRight : style.paddingLeft);
      context.fillText(text, isRight ? canvas.width - pad : pad, line);
      return inkOf(context, area);
    };

    const compare = (cell: HTMLElement): void => {
      const text = cell.textContent;
      const box = cell.getBoundingClientRect();
      const over = [...element.querySelectorAll('canvas')].find((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return !one.hidden && left <= box.left && box.right <= right && top <= box.top && box.bottom - 1 <= bottom;
      });
      if (over === undefined || text === '') return;
      const place = over.getBoundingClientRect();
      const { canvas } = seenCanvas;
      canvas.width = cell.offsetWidth;
      canvas.height = cell.offsetHeight;
      seenCanvas.drawImage(over, Math.round(place.left - box.left), Math.round(place.top - box.top));
      // Where nothing is drawn the page is seen.
      if (seenCanvas.getImageData(1, 1, 1, 1).data[3] !== 255) return;
      // The arrow of a change stands at the left edge.
      const from = Math.min(14, Math.floor(box.width / 2));
      const area = { x: from, y: 0, width: cell.offsetWidth - from, height: cell.offsetHeight - 1 };
      const drawn = inkOf(seenCanvas, area);
      const wanted = expectedInk(cell, text, area);
      const ink = wanted.reduce((sum, one) => sum + one, 0);
      const difference = wanted.reduce((sum, one, at) => sum + Math.abs(one - (drawn[at] ?? 0)), 0);
      compared += 1;
      if (compared >= wantedCount) stop();
      const share = difference / Math.max(ink, 1);
      if (share > maxDifference) different.push(`${cell.dataset['column']} ${text} ${share.toFixed(2)}`);
    };

    const observer = new MutationObserver((records) => {
      const cells = new Set(
        records.flatMap(({ target }) => {
          const cell = target.parentElement?.closest<HTMLElement>('[role="row"]:not([hidden]) > * [data-column]');
          return cell === null || cell === undefined || target.parentElement !== cell ? [] : [cell];
        }),
      );
      for (const cell of cells) compare(cell);
    });
    observer.observe(element, { subtree: true, characterData: true });
    await Promise.race([enough, new Promise((resolve) => setTimeout(resolve, maxWatchMs))]);
    observer.disconnect();
    for (const { canvas } of [wantedCanvas, seenCanvas]) canvas.remove();
    return { compared, different };
  }, atLeast);
}
