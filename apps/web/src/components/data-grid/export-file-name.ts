function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** `meridian-parent-orders-2026-11-15-1911.csv`, by the reader's clock, so that two exports of a day differ. */
export function exportFileName(gridId: string, at: Date): string {
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `meridian-${gridId}-${day}-${two(at.getHours())}${two(at.getMinutes())}.csv`;
}
