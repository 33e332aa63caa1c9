/** A rectangle in pixels of the page, from the top left corner of the rows. */
export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** The smallest box around it that needs no part of a device pixel. */
export function onDevicePixels({ left, top, width, height }: Box, scale: number): Box {
  const from = { x: Math.floor(left * scale), y: Math.floor(top * scale) };
  const to = { x: Math.ceil((left + width) * scale), y: Math.ceil((top + height) * scale) };
  return {
    left: from.x / scale,
    top: from.y / scale,
    width: (to.x - from.x) / scale,
    height: (to.y - from.y) / scale,
  };
}

export function isSameBox(a: Box, b: Box): boolean {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
}

export function isOver(outer: Box, inner: Box): boolean {
  return (
    inner.top < outer.top + outer.height &&
    inner.top + inner.height > outer.top &&
    inner.left < outer.left + outer.width &&
    inner.left + inner.width > outer.left
  );
}

export function isWithinHeight(outer: Box, inner: Box): boolean {
  return inner.top >= outer.top && inner.top + inner.height <= outer.top + outer.height;
}
