import { withoutScripts } from '../../../../tools/audit/withoutScripts';

test.each([
  ['a script of another file', '<script src="/app.js" async=""></script>'],
  ['a script in the page', '<script>if (1 < 2) document.write("<p>");\n</script>'],
  ['a module', '<script type="module">import "/a.js";</script>'],
  ['a script in capitals', '<SCRIPT SRC="/app.js"></SCRIPT >'],
  ['a preloaded script', '<link rel="preload" href="/app.js" as="script"/>'],
  ['a preloaded module', '<link rel="modulepreload" href="/app.js">'],
  ['data for scripts', '<link as="fetch" rel="preload" href="/data.json" crossorigin="anonymous"/>'],
  ['a script fetched for later', "<link rel='prefetch' as='script' href='/next.js'>"],
])('%s goes', (_, element) => {
  expect(withoutScripts(`<p>before</p>${element}<p>after</p>`)).toBe('<p>before</p><p>after</p>');
});

test.each([
  ['data for search engines', '<script type="application/ld+json">{"@type":"Organization"}</script>'],
  ['the font', '<link rel="preload" href="/a.woff2" as="font" type="font/woff2"/>'],
  ['the first picture', '<link rel="preload" href="/a.avif" as="image"/>'],
  ['the canonical link', '<link rel="canonical" href="https://www.example.com/scripts"/>'],
  ['the styles', '<style>p{color:red}</style>'],
])('%s stays', (_, element) => {
  const page = `<script>1</script>${element}<script>2</script>`;
  expect(withoutScripts(page)).toBe(element);
});
