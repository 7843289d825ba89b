/**
 * What a sound answer to a common knowledge question mentions, in the notation `subject words; … = label: word / word | …`.
 * A table, hence the length; general knowledge of the trades, wide rather than deep.
 */
import { american, stem } from './terms.ts';

export interface Point {
  label: string;
  words: readonly string[];
}
export interface Subject {
  /** Every group must be named in the question (or in question and criterion). */
  asked: readonly (readonly string[])[];
  points: readonly Point[];
}

const notation = `
tcp + udp = connection: connection/handshake | reliability: reliable/guarantee/acknowledge/retransmit | order: order/sequence | speed: fast/faster/overhead/latency/lightweight | uses: streaming/video/voice/gaming/dns/voip/browsing/web
inner join/left join/joins/join + sql/join = matching rows: match/both/common/matching | unmatched rows: null/unmatched/missing | left or right side: left/right/outer | key: key/column/id | example: customer/order/table/employee
index/indexes/indexing + database/sql/query/table = faster search: fast/faster/speed/lookup/quick/quickly | structure: tree/b tree/sorted/hash/pointer | slower writes: write/insert/update/slow/slower | space: space/storage/disk | which columns: column/where/filter/selectivity/primary
rest/restful + api/apis/rest = resources: resource/url/endpoint/uri | methods: get/post/put/delete/method/verb | stateless: stateless/state | format: json/xml | status codes: status/code/404/200
object oriented/oop = encapsulation: encapsulate/encapsulation/private/hide | inheritance: inherit/inheritance/parent/subclass | polymorphism: polymorphism/override/overload/many form | abstraction: abstract/abstraction/interface | class and object: class/object
git + merge/rebase/branch/git = branch: branch | merge: merge/pull request | history: history/commit/linear | conflicts: conflict | shared branches: shared/public/main/team
docker/container/containers = isolation: isolate/isolation/package/environment | image: image/dockerfile | against a virtual machine: virtual machine/vm/kernel/lightweight/os | same everywhere: same/consistent/anywhere/portable | registry or orchestration: registry/hub/compose/kubernetes
unit test/unit testing/unit tests = small piece: function/method/small/unit/isolated | automatic: automate/automated/run/ci | mocks or edge cases: mock/stub/edge/assert | finds breaks early: early/bug/regression/break/refactor | against integration: integration/end
ci/cd/continuous integration = build: build/compile | tests: test/tests | deploy: deploy/release/production | every change: commit/push/merge/every | rollback or speed: rollback/fast/early/feedback
machine learning + overfitting/overfit/supervised/unsupervised = training data: train/label/labeled | unseen data: test/unseen/new/validation/generalize | remedy: regularization/dropout/cross validation/simpler/more data/prune | example: classify/regression/cluster/predict
p value/hypothesis test/statistically significant = null hypothesis: null | chance: chance/probability/random | threshold: 0.05/5/threshold/alpha/significance | sample: sample/size | not proof: not mean/reject/fail/effect
vlookup/index match/pivot table/pivot = look up or summarise: lookup/look/summarize/group/find | column or range: column/range/row | exact match: exact/false/match | field or value: field/value/sum/count | example: price/sale/name/report/list
vpn/firewall = traffic: traffic/packet | rules: rule/allow/block/filter/port | encryption: encrypt/encryption/tunnel/secure | network: network/internet/inside
phishing/social engineering = fake mail: email/mail/message/fake | links: link/attachment/click | credentials: password/credential/login/bank | check sender: sender/address/domain/spelling/verify | report: report/it team/security/delete
accrual/accruals/accrual accounting = when earned or incurred: earn/incur/when | not when cash moves: cash/paid/payment/received | matching: match/period | example: rent/salary/utility/invoice/electricity | entry: debit/credit/liability/journal
depreciation = spread cost: spread/allocate/cost | useful life: life/year/useful | methods: straight line/reducing/declining/unit | residual value: residual/salvage/scrap | non-cash: cash/book value/expense/accumulate
bank reconciliation/reconcile/reconciliation = compare: compare/match/tick/against | bank statement and ledger: statement/ledger/book/cash book | timing: outstanding/unpresented/transit/timing/uncleared | charges or errors: charge/fee/error/interest/mistake | adjust: adjust/journal/entry/correct | regular review: month/monthly/weekly/review/approve
financial statements/balance sheet/income statement = assets and debts: asset/liability/equity | profit: profit/revenue/expense/income | cash flow: cash flow/cash | period or date: period/date/point/year | use: investor/decision/ratio/position
working capital/cash flow = current assets: current/asset/receivable/inventory/stock | current debts: liability/payable/creditor | collection: collect/debtor/overdue/credit term | forecast: forecast/plan/budget | daily running: daily/operation/operate/short
internal control/segregation of duties = separate persons: separate/segregate/different/one person | approval: approve/approval/authorize | fraud: fraud/theft/error | reconciliation: reconcile/reconciliation/review/check | records: document/record/access
epf/socso/statutory contribution/statutory deduction = EPF: epf/kwsp | SOCSO: socso/perkeso | EIS: eis | PCB: pcb/tax | rates: 11/12/13/percent | deadline: 15/15th/deadline/month/fifteenth
sst/gst/vat/sales tax = rate: percent/5/6/8/10 | who collects: collect/supplier/business/register | threshold: threshold/500/register | return: return/file/submit/bimonthly | invoice: invoice/credit/input/output
incoterms/fob/cif/incoterm = who pays: pay/cost/freight | risk: risk/transfer | seller and buyer: seller/buyer/exporter/importer | insurance: insurance | port: port/ship/vessel/board
fifo/lifo = first in: first/oldest/old | expiry: expiry/expire/fresh/spoil | cost: cost/value/price/inventory | label or place: label/date/front/back/behind/rotate
haccp/food safety/cross contamination = hazards: hazard/bacteria/contaminate/contamination/biological | critical points: critical/control point/ccp | temperature: temperature/degree/75/63/cold/hot/chill/cook | separate raw and cooked: separate/raw/board/color | hands and cleaning: hand/wash/clean/glove | records: record/log/monitor/check
ppe/personal protective = helmet: helmet/hard hat | gloves: glove | shoes or boots: shoe/boot | eyes or ears: goggles/glass/eye/ear/mask | last resort after controls: last/hazard/risk/control/inspect
risk assessment/hazard/hirarc = find hazards: identify/hazard/spot | who may be hurt: who/harm/injure/people | likelihood and severity: likelihood/severity/probability/score/matrix | controls: control/eliminate/substitute/ppe/barrier | review: review/record/update
lockout/tagout/lock out = isolate energy: isolate/energy/power/switch/off/shut | lock and tag: lock/tag/padlock/key | test: test/verify/try/zero | tell others: tell/inform/notify/announce | who removes: remove/own/same
5s/lean manufacturing/lean production/kaizen = sort: sort/remove/unneeded | set in order: order/place/arrange/label | shine: shine/clean | standardise: standard/standardize | sustain: sustain/audit/habit/keep | waste: waste/muda
root cause/5 whys/fishbone = ask why: why/ask | cause not symptom: symptom/cause/root | data: data/evidence/record | team or diagram: team/diagram/fishbone/category | corrective action: correct/corrective/prevent/action
preventive maintenance = before failure: before/fail/failure/breakdown/prevent | schedule: schedule/interval/month/hour/plan | tasks: oil/lubricate/filter/inspect/clean/belt | records: record/log/history | saving: cost/downtime/save/life
cpr/unconscious/cardiac arrest/collapsed/collapse/did not respond = safety and response: safe/respond/response/tap/shout | call for help: call/ambulance/999/help | compressions: compression/press/chest/push | rate or ratio: 30/100/120/two | breaths: breath/airway/mouth | AED: aed/defibrillator
hand hygiene/hand washing/infection control = before patient: before | after patient: after | soap or rub: soap/alcohol/rub/water | time: second/20/40 | PPE: glove/mask/gown/ppe | isolation: isolate/isolation/sharps/waste
vital signs = temperature: temperature | pulse: pulse/heart rate | breathing: breath/respiration/respiratory | blood pressure: blood pressure/pressure | oxygen: oxygen/saturation/spo2 | escalate: doctor/report/chart/record/escalate
medication/medication error/five rights = right patient: patient/wristband/identity/name | right drug: drug/medicine/medication | right dose: dose | right route: route/oral/iv | right time: time | check allergy: allergy/double check/document/record
contract + valid/elements/element/binding = offer: offer | acceptance: accept/acceptance | consideration: consideration/payment/value/exchange | intention: intention/intend | capacity: capacity/age/mind/minor | legal: legal/lawful/free consent/consent
pdpa/personal data/data protection/gdpr = consent: consent/permission/agree | purpose: purpose/use/only | security: secure/security/protect/encrypt/lock | access or correction: access/correct/right | keep no longer: retain/retention/delete/dispose/long | notice: notice/inform/notify
seo/search engine = keywords: keyword/search/intent | content: content/quality/article | links: link/backlink | technical: speed/mobile/crawl/sitemap/technical | titles: title/meta/heading/tag | measure: rank/traffic/analytics/console
ab testing/a/b testing/a/b test/conversion rate/cpc/ctr = two versions: two/version/variant | one change: one/change/variable | random groups: random/split/half/group | measure: measure/click/conversion/rate/significant | time or sample: sample/week/enough/size
sales funnel/sales process/qualify a lead = awareness or prospect: awareness/prospect/lead | need: need/pain/question/qualify | budget and authority: budget/authority/decision/timeline | proposal: proposal/demo/present/quotation | objection: objection/negotiate | close and follow up: close/follow
recruitment process/job analysis/structured interview = requirement: requirement/job description/need/analysis | sourcing: source/advertise/post/referral | screening: screen/shortlist/resume | same questions: same/structured/score/question | offer and onboarding: offer/onboard/reference
employment act/overtime/termination/domestic inquiry = hours: hour/45/48/overtime | rate: 1.5/double/rate/triple | leave: leave/annual/sick/maternity | notice: notice/week | inquiry: inquiry/show cause/hearing/misconduct | records: record/letter/document
critical path/gantt/project scope/scope creep = tasks: task/activity/work | dependencies: depend/dependency/before/sequence | longest path: long/longest/path/delay | change control: change/approve/request | baseline: baseline/scope/milestone/budget
scrum/agile/sprint = sprint: sprint/iteration/two week | roles: product owner/scrum master/team | backlog: backlog/story/prioritize | meetings: standup/review/retrospective/planning/daily | feedback: feedback/change/increment
lesson plan/differentiated/classroom management = objective: objective/goal/outcome | activity: activity/group/game/practice | assessment: assess/quiz/check/question/exit | levels: level/differentiate/weak/strong/support | time or material: time/material/minute/resource
ohm/ohm s law/voltage/electric current = voltage: voltage/volt | current: current/ampere/amp | resistance: resistance/resistor/ohm | formula: v i r/multiply/equal/divide/times | example: load/12/cable/heat
rcd/rccb/mcb/earthing/grounding = overcurrent: overcurrent/overload/short circuit/short | leakage: leak/leakage/earth fault/imbalance | shock: shock/person/life/electrocute | rating: 30/ma/milliamp/rating/amp | test: test/button/trip
concrete/slump/curing = mix: mix/cement/water/ratio/sand/aggregate | slump: slump/workability | cube test: cube/strength/compressive/28 | curing: cure/curing/wet/moist | placing: vibrate/pour/compact/honeycomb
boq/bill of quantities/variation order = quantities: quantity/measure/take off | rates: rate/price/unit | tender: tender/compare/bid | variation: variation/change/instruct | payment: payment/claim/progress/valuation
customer + difficult/angry/complaint + what is/why/important = listen: listen/hear | stay calm: calm/patient/polite | apologise: apologize/sorry/apology | solve: solve/solution/offer/refund/replace | follow up: follow/call back/feedback
`;

const phrase = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .split(/[\s-]+/)
    .map((one) => stem(american(one)))
    .join(' ');
// "a/b" and "ci/cd" are names: read as two words, "a" made every question with an article one about A/B tests.
const alternatives = (text: string): string[] => text.split(/(?<!\b(?:[a-z]|ci))\/|\/(?!(?:[a-z]|cd)\b)/).map(phrase);

/** Every subject the engine knows points of. */
export function buildSubjects(): Subject[] {
  return notation
    .split('\n')
    .filter((line) => line.includes(' = '))
    .map((line) => {
      const [asked = '', points = ''] = line.split(' = ');
      return {
        asked: asked.split(' + ').map(alternatives),
        points: points.split(' | ').map((one) => {
          const at = one.indexOf(':');
          return { label: one.slice(0, at).trim(), words: alternatives(one.slice(at + 1)) };
        }),
      };
    });
}
