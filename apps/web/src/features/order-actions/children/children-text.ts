export function childrenText(count: number): string {
  return `${count.toLocaleString('en-US')} child ${count === 1 ? 'order' : 'orders'}`;
}
