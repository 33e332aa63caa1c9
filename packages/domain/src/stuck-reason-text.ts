/** A reason on a chip: `destination down` becomes `Destination down`. */
export function stuckReasonText(reason: string | null): string {
  return reason === null ? '' : reason.charAt(0).toUpperCase() + reason.slice(1);
}
