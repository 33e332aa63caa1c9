let context: CanvasRenderingContext2D | null = null;

/** The right end of a text in its field, from the field's left edge. */
export function textWidth(field: HTMLInputElement | null, text: string): number {
  if (field === null || text === '') return 0;
  context ??= document.createElement('canvas').getContext('2d');
  if (context === null) return 0;
  const { font, paddingLeft } = getComputedStyle(field);
  context.font = font;
  return Math.max(0, context.measureText(text).width + Number.parseFloat(paddingLeft) - field.scrollLeft);
}
