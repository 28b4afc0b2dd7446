// Runs before the first paint, so that a dark page never flashes white. The portal itself keeps the record up to date.
(function () {
  try {
    var paint = JSON.parse(localStorage.getItem('pro__theme-paint') || 'null');
    var lang = localStorage.getItem('lang');
    var root = document.documentElement;
    if (lang === 'zh-CN' || lang === 'en-US') root.lang = lang;
    if (!paint) return;
    var dark =
      paint.mode === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : paint.mode === 'dark';
    root.dataset.theme = dark ? 'dark' : 'light';
    root.toggleAttribute('data-colour-weak', paint.colourWeak === true);
    if (paint.theme === root.dataset.theme && typeof paint.style === 'string')
      root.style.cssText = paint.style;
  } catch (error) {
    // Whatever is stored there is not worth a page that does not open.
  }
})();
