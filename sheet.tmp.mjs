import { chromium } from '@playwright/test'; import {readdirSync,readFileSync} from 'node:fs';
const S='/tmp/w/shots-after/'; const b=await chromium.launch({executablePath:'/usr/bin/chromium'}); const p=await b.newPage({viewport:{width:1900,height:900}});
const names=process.argv.slice(3); const out=process.argv[2];
await p.setContent('<body style="margin:0;display:flex;gap:8px;background:#888;align-items:start">'+names.map(n=>`<div style="flex:${n.includes('1280')||/cancelled|mail/.test(n)?2:1};max-height:1150px;overflow:hidden"><img style="width:100%" src="data:image/png;base64,${readFileSync(S+n+'.png').toString('base64')}"></div>`).join(''));
await p.waitForTimeout(500); await p.screenshot({path:S+out+'.png',fullPage:true}); await b.close();
