/** ISO 10383: four letters or digits. */
export const MIC_PATTERN = '^[A-Z0-9]{4}$';

const MIC = new RegExp(MIC_PATTERN, 'u');

/** The problem of a typed market identifier code. Null when it is valid. */
export function micProblem(text: string): string | null {
  if (MIC.test(text)) return null;
  if (text.length !== 4) return 'A MIC has 4 characters, such as XNAS';
  return 'A MIC has only letters A–Z and digits, such as XNAS';
}
