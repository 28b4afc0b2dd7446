/**
 * Error page for the administrator of the site: lists the invalid keys of the configuration. It needs neither messages nor
 * a theme, since either may have failed to load.
 */
export function BootFailure({ problems }: { problems: readonly { key: string; message: string }[] }) {
  return (
    <main className="mx-auto max-w-2xl px-6 py-16">
      <h1 className="text-title font-semibold">The portal cannot start · 门户无法启动</h1>
      <p className="mt-2 text-muted">
        Something is wrong in its configuration (config.json).{' '}
        <span lang="zh-CN">配置文件 config.json 有误。</span>
      </p>
      <ul className="mt-6 flex flex-col gap-2">
        {problems.map(({ key, message }) => (
          <li
            key={`${key} ${message}`}
            className="rounded-control border border-danger-line bg-danger-soft px-4 py-3"
          >
            <code className="font-mono font-semibold">{key}</code>
            <span className="ms-3 wrap-anywhere">{message}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}
