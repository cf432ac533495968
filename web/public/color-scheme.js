// Runs before the first paint, so that a dark page never flashes white.
(() => {
  let chosen = 'auto';
  try {
    chosen = localStorage.getItem('color-scheme') ?? 'auto';
  } catch {
    // storage may be closed; the system's preference is used
  }
  const dark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
