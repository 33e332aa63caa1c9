/** A reason as a chip shows it: `destination down` reads `Destination down`. */
export function stuckReasonText(reason: string | null): string {
  return reason === null ? '' : reason.charAt(0).toUpperCase() + reason.slice(1);
}
