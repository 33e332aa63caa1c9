export function hasReason({ reason }: { readonly reason: string | null }): boolean {
  return reason !== null && reason !== '';
}
