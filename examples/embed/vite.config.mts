import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  // The page may lie in any folder of a site.
  base: './',
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true },
});
