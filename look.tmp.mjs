import { chromium, request } from '@playwright/test';
import { buy } from './tests/harness/orders.ts';
const O='http://localhost:4715'; const S='/tmp/w/shots-after/';
const b=await chromium.launch({executablePath:'/usr/bin/chromium'});
const rq=await request.newContext();
const range=await (await rq.get(O+'/api/products/v2/catalog?category=all&count=40')).json();
let sku;
for(const p of range.products){const d=await (await rq.get(`${O}/api/products/v2/products/${p.id}/details`)).json(); const v=d.variants.find(v=>v.stock>30&&v.price.current>50); if(v){sku=v.productId;break;}}
const email='ada.hill@example.com';
const order=await buy(rq,O,{items:[{productId:sku,qty:2},{productId:'LIMITED-100',qty:1}],email});
console.log(order.orderNumber, sku);
const logs=[];
async function shot(name,url,{scheme='light',width=1280,act}={}){
  const c=await b.newContext({viewport:{width,height:900},colorScheme:scheme});
  const p=await c.newPage(); p.on('console',m=>m.type()==='error'&&logs.push(name+': '+m.text())); p.on('pageerror',e=>logs.push(name+': '+e));
  await p.goto(O+url); await p.waitForTimeout(2500);
  if(act) await act(p);
  await p.waitForTimeout(600);
  await p.screenshot({path:S+name+'.png',fullPage:true}); await c.close();
}
const q=`?orderNumber=${order.orderNumber}&email=${email}`;
const which=process.argv[2]??'all';
if(which==='all'||which==='a'){
await shot('status','/order-status');
await shot('status-phone','/order-status',{width:375,scheme:'dark',act:async p=>{await p.getByLabel('Order number').fill('A-1');await p.getByLabel('Email').fill('x@example.com');await p.getByRole('button',{name:'Find order'}).click();await p.waitForTimeout(800);}});
await shot('details','/order-details'+q,{act:async p=>{await p.getByRole('button',{name:'Track order'}).click();}});
await shot('details-phone','/order-details'+q,{width:375,scheme:'dark'});
await shot('cancel','/order-details'+q,{width:375,act:async p=>{await p.getByRole('button',{name:'Cancel order'}).click();}});
await shot('return','/return-label'+q,{act:async p=>{await p.getByRole('combobox').first().selectOption('1');}});
await shot('return-phone','/return-label'+q,{width:375,act:async p=>{await p.getByRole('combobox').first().selectOption('1');await p.getByRole('button',{name:'Get return label'}).click();await p.waitForTimeout(1500);}});
await shot('cancelled','/order-details'+q,{scheme:'dark',act:async p=>{await p.getByRole('button',{name:'Cancel order'}).click();await p.getByRole('button',{name:'Yes, cancel'}).click();await p.waitForTimeout(1200);}});
}
if(which==='all'||which==='m'){
 for (const [scheme,width] of [['light',1280],['dark',375]]){
  const c=await b.newContext({viewport:{width,height:900},colorScheme:scheme}); const p=await c.newPage();
  p.on('console',m=>m.type()==='error'&&logs.push('m: '+m.text()));
  await p.goto(O+'/sign-in'); await p.getByRole('textbox',{name:'Email'}).fill('member@example.com'); await p.getByLabel('Password',{exact:true}).fill('Trail-2026!'); await p.getByRole('main').getByRole('button',{name:'Sign in'}).click(); await p.waitForURL(/account$/);
  await p.waitForTimeout(1500); await p.screenshot({path:S+`account-${width}.png`,fullPage:true});
  await p.goto(O+'/account/order-history'); await p.waitForTimeout(2000); await p.screenshot({path:S+`history-empty-${width}.png`,fullPage:true});
  const n=width===1280?12:1;
  for(let i=0;i<n;i++) await buy(p.request,O,{items:[{productId:i%2?sku:'LIMITED-100',qty:1+i%3}],email:'member@example.com'});
  await p.reload(); await p.waitForTimeout(2000); await p.screenshot({path:S+`history-${width}.png`,fullPage:true});
  await p.getByRole('link',{name:/^Order/}).first().click(); await p.waitForTimeout(2000); console.log(p.url()); await p.screenshot({path:S+`account-order-${width}.png`,fullPage:true});
  await c.close();
 }
}
if(which==='all'||which==='e'){
 const inbox=await (await rq.get(O+'/sandbox/inbox.json?to='+email)).json();
 for(const m of inbox.slice(0,6)){ const c=await b.newContext({viewport:{width:600,height:700}}); const p=await c.newPage(); await p.setContent(m.html); const n='mail-'+m.subject.replace(/\W+/g,'-').slice(0,40); await p.screenshot({path:S+n+'.png',fullPage:true}); console.log(m.subject, JSON.stringify(m.attachments??[]).slice(0,120)); console.log(m.text); await c.close(); }
}
console.log(logs.join('\n')); await b.close(); await rq.dispose();
