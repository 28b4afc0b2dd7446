import react from '@vitejs/plugin-react';

/** Plugins for React with Lingui's macros: for builds, stories and unit tests. */
export function linguiReact(): ReturnType<typeof react> {
  return react({ babel: { plugins: ['@lingui/babel-plugin-lingui-macro'] } });
}
