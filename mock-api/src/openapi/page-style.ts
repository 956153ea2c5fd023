/** Style sheet of the documentation page. It is one constant, because the content security policy has its hash. */
export const pageStyle = `
:root{color-scheme:light;--ink:#0A272C;--soft:#46585A;--nile:#17625F;--tint:#EDF3EF;--line:#E2DCCE;--brass:#80571A;--clay:#A4472B}
*{box-sizing:border-box}
body{margin:0;background:#FBF9F4;color:#14282B;font:16px/1.6 system-ui,"Segoe UI",Arial,sans-serif}
a{color:var(--nile)}
code,.path{font-family:ui-monospace,Consolas,monospace;font-size:.9em;overflow-wrap:anywhere}
header{background:var(--ink);color:#fff;padding:2.5rem 1.5rem}
header h1{margin:0 0 .25rem;font-weight:500}
header a{color:#DDB56A}
.layout{display:grid;grid-template-columns:15rem minmax(0,1fr);gap:2.5rem;max-width:78rem;margin:0 auto;padding:2rem 1.5rem}
nav{position:sticky;inset-block-start:1.5rem;align-self:start;max-block-size:92vh;overflow:auto;font-size:.9rem}
nav ul{list-style:none;margin:0;padding:0}
nav a{display:block;padding:.2rem 0;text-decoration:none}
h2{margin:2.5rem 0 .75rem;padding-block-end:.3rem;border-block-end:1px solid var(--line);color:var(--ink);font-weight:500}
h3,h4{margin:1.25rem 0 .4rem;color:var(--ink);font-weight:600;font-size:1rem}
details{background:#fff;border:1px solid var(--line);margin-block-end:.5rem}
summary{display:grid;grid-template-columns:4.5rem minmax(0,1fr) auto;gap:.25rem 1rem;align-items:baseline;padding:.6rem .9rem;cursor:pointer}
summary .description{grid-column:2/-1;color:var(--soft);font-size:.9rem}
summary:focus-visible,a:focus-visible{outline:2px solid var(--nile);outline-offset:2px}
.method{font:600 .8rem ui-monospace,Consolas,monospace;color:var(--nile)}
.method.post,.method.put,.method.patch{color:var(--brass)}
.method.delete{color:var(--clay)}
.access{font-size:.8rem;color:var(--soft);white-space:nowrap}
.inside{padding:0 .9rem 1rem}
table{border-collapse:collapse;inline-size:100%;font-size:.9rem}
th{text-align:start;font-weight:600;color:var(--nile);background:var(--tint)}
th,td{padding:.35rem .6rem;border-block-end:1px solid var(--line);vertical-align:top}
.scroll{overflow-x:auto}
.needed{color:var(--clay)}
.type{color:var(--soft)}
ul.shape{margin:.2rem 0;padding-inline-start:1.1rem;border-inline-start:2px solid var(--tint)}
ul.shape li{list-style:none;font-size:.9rem}
@media (max-width:56rem){.layout{grid-template-columns:minmax(0,1fr)}nav{position:static;max-block-size:none}summary{grid-template-columns:4rem minmax(0,1fr)}summary .description,summary .access{grid-column:1/-1}}
`;
