export function LoginPage() {
  return <main>Sign in</main>;
}
