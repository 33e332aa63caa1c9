/** A model without the lines it was read from. */
export function withoutLines(model: unknown): unknown {
  if (Array.isArray(model)) return model.map(withoutLines);
  if (typeof model !== 'object' || model === null) return model;
  const entries = Object.entries(model).filter(([name]) => name !== 'line');
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutLines(value)]));
}
