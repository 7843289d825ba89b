/** Families of Finance, Human Resources, Marketing, Sales, Customer Service, Legal and Operations. A table, hence its length. */
import { type Family, family } from './family.ts';

export const business: readonly Family[] = [
  family(
    'accounting',
    'Accounting',
    'Finance',
    'bookkeeping audit tax financial-analysis payroll treasury',
    `accountant, staff accountant, financial accountant, management accountant, cost accountant, accounting manager, accounts manager finance, accounts executive, account executive finance, accounting executive, finance executive, finance manager, financial controller, controller, assistant accountant, accounting officer, account officer, assistant finance manager, finance officer, general ledger accountant, gl accountant, project accountant, corporate accountant, chief accountant, cfo^, chief financial officer, finance director, head of finance, group accountant, fund accountant, accounting supervisor, accounting specialist, accounting analyst, property accountant, accounting professional, comptroller, assistant controller, bursar, shared services accountant, lead accountant, accounting intern, akauntan, eksekutif akaun, pegawai kewangan`,
    `month-end closing and financial statements: Month-end closing*, Financial statements*, Financial reporting*, consolidation*, accruals*, prepayments*, financial close*, intercompany*, trial balance*, cutoff
    ledgers and reconciliations: General ledger*, Bank reconciliation*, Fixed assets*, bookkeeping*, accounting records*, chart of accounts*, accounting*, account analysis, journal
    payables, receivables and cash: Accounts payable*, Accounts receivable*, Cash flow management*, payments, invoices, invoicing, petty cash, billing
    tax and statutory compliance: Tax filing*, SST*, MFRS*, Internal controls, statutory reporting*, Company law filings, audit schedules*, external auditors*, Auditing, audit
    budgets and cost analysis: Budgeting and forecasting*, Variance analysis*, Cost accounting*, Financial analysis, profitability, management reporting*
    [tool] accounting systems: QuickBooks*, Xero*, MYOB*, Sage*, SQL Account*, AutoCount*, Accounting software*, SAP, Oracle ERP, ERP, Microsoft Excel*, great plains*, Hyperion, timberline, mas 90
    [proof] accounting qualifications: CPA*, Bachelor of Accounting*, degree in finance, icpa, lcci*, bachelor of accountancy*, accounting degree`,
  ),
  family(
    'bookkeeping',
    'Accounts and bookkeeping support',
    'Finance',
    'accounting admin payroll credit-control',
    `account assistant, accounts assistant, accounting assistant, accounts clerk, account clerk, accounting clerk, bookkeeper, accounts payable clerk, accounts receivable clerk, accounts payable executive, accounts payable specialist, accounts receivable specialist, ap executive, ar executive, accounts payable officer, billing clerk, billing executive, billing specialist, finance assistant, finance clerk, billing officer, full charge bookkeeper, accounts officer, billing coordinator, accounts payable accountant, accounting technician, invoice clerk, kerani akaun, pembantu akaun`,
    `entering and filing transactions: bookkeeping*, data entry*, invoices*, invoicing*, receipts*, vouchers*, filing, petty cash*, accounting records*, payment vouchers*, General ledger*
    paying suppliers: Accounts payable*, payment processing*, expense claims*, expense reports*, supplier statements*, purchase orders
    collecting from customers: Accounts receivable*, statements of account*, collections*, billing*, deposits*
    reconciling accounts: Bank reconciliation*, supplier reconciliation*, Month-end closing, bank deposits*, accounting
    [tool] accounting programs: QuickBooks*, Xero*, MYOB*, Sage*, SQL Account*, AutoCount*, Accounting software*, Microsoft Excel*, Microsoft Office`,
  ),
  family(
    'audit',
    'External audit',
    'Finance',
    'accounting internal-audit tax',
    `auditor, audit associate, audit senior, audit assistant, external auditor, audit manager, audit executive, assurance associate, audit semi senior, senior associate audit, audit trainee, audit supervisor, audit partner`,
    `planning and fieldwork of audits: Auditing*, working papers*, audit procedures*, sampling*, materiality*, substantive testing*, audit engagement*, stock take observation, audit findings*
    standards and statements: MFRS*, Financial statements*, isa^, auditing standards*, Financial reporting
    reviewing internal controls: Internal controls*, walkthrough*, risk assessment, control weaknesses*
    clients and reports: audit report*, management letter*, client communication, audit clients*, Tax filing, Company law filings
    [proof] audit qualifications: CPA*, Bachelor of Accounting`,
  ),
  family(
    'internal-audit',
    'Internal audit and risk',
    'Finance',
    'audit compliance accounting cybersecurity banking',
    `internal auditor, internal audit executive, internal audit manager, risk analyst, risk manager, risk officer, risk executive, internal audit officer, operational risk analyst, enterprise risk manager, fraud analyst, fraud investigator, head of internal audit, credit risk analyst, loss prevention officer, risk management executive`,
    `risk-based audits: internal audit*, risk based audit*, audit plan*, audit findings*, audit programme*, Auditing
    internal controls and risk: Internal controls*, enterprise risk management*, risk management*, risk register*, risk appetite*, operational risk*, market risk*, coso*
    fraud and investigations: fraud*, investigations*, whistleblowing*, forensic audit*, fraud detection*, loss prevention
    reporting to management: audit committee*, audit reports*, recommendations, follow-up audit*
    [proof] audit and risk certificates: cia^, crma^, CPA, CISSP`,
  ),
  family(
    'tax',
    'Taxation',
    'Finance',
    'accounting audit legal-corporate',
    `tax accountant, tax executive, tax consultant, tax associate, tax manager, tax assistant, tax advisor, tax preparer, tax analyst, tax specialist, tax senior, transfer pricing executive, tax agent, tax director`,
    `preparing and filing returns: Tax filing*, form c*, form be*, cp204*, tax provision*, deferred tax*, capital allowance*, individual tax
    indirect and withholding tax: SST*, withholding tax*, customs duty, service tax
    advising on tax: tax advisory*, transfer pricing*, tax incentives*, tax research*, double taxation*, tax planning*, tax law
    dealing with tax authorities: tax audit*, lhdn*, inland revenue*, irs^, tax queries*, tax appeal
    [proof] tax qualifications: ctim^, CPA, tax agent license`,
  ),
  family(
    'financial-analysis',
    'Financial planning and analysis',
    'Finance',
    'accounting investment data-analysis treasury banking',
    `financial analyst, finance analyst, fp&a analyst, fp&a manager, budget analyst, finance business partner, cost analyst, pricing analyst, business finance analyst, financial planning analyst, commercial analyst, revenue analyst, corporate finance executive, corporate finance manager, financial planning manager`,
    `planning and forecasting: Budgeting and forecasting*, financial planning*, rolling forecast*, Cash flow management, long-range plan
    modelling and valuation: Financial modeling*, business case*, sensitivity analysis*, scenario analysis*, roi^, return on investment
    explaining performance: Financial analysis*, Variance analysis*, kpi*, profitability analysis*, cost-benefit analysis*, margin*
    reports for decisions: management reporting*, Financial reporting*, Data visualization, Power BI, board papers*, Financial statements
    [tool] finance tools: Microsoft Excel*, Hyperion*, SAP, VBA, SQL, anaplan*`,
  ),
  family(
    'treasury',
    'Treasury and credit',
    'Finance',
    'accounting banking financial-analysis credit-control',
    `treasury executive, treasury analyst, treasury manager, treasury accountant, cash manager, treasury officer, treasurer, corporate treasurer`,
    `cash and liquidity: Treasury*, Cash flow management*, cash positioning*, bank accounts, funding*, working capital*
    currency and interest: foreign exchange*, hedging*, money market*, interest rate*, derivatives*
    banks and borrowing: bank facilities*, trade finance*, letter of credit, loan covenants*, banking relationships*, bank guarantee*
    controls and reports: Internal controls, treasury policy*, payments, Financial reporting`,
  ),
  family(
    'credit-control',
    'Credit control and collections',
    'Finance',
    'bookkeeping customer-service banking accounting',
    `credit controller, credit control executive, collections officer, collection executive, debt collector, credit control officer, collections specialist, collector, credit executive, credit manager, collection officer, collections agent, credit control assistant`,
    `collecting debts: Accounts receivable*, collections*, overdue accounts*, payment plans*, reminder letters*, debt recovery*, delinquent accounts*, past due accounts*
    setting credit terms: credit limits*, credit terms*, Credit analysis*, credit checks*, credit applications*
    disputes and legal recovery: disputes*, letter of demand*, legal action, Complaint handling
    reports: aging report*, bad debt*, Microsoft Excel, provision for doubtful debts`,
  ),
  family(
    'banking',
    'Banking and lending',
    'Finance',
    'investment treasury credit-control compliance insurance sales',
    `bank officer, banking officer, personal banker, relationship manager banking, bank teller, teller, branch manager bank, credit officer, loan officer, mortgage officer, credit analyst, mortgage specialist, customer service officer bank, trade finance officer, loan processor, banker, mortgage consultant, mortgage underwriter, mortgage loan officer, islamic banking officer, bank executive, private banker, corporate banker, bank manager, loan administrator, bank clerk, financial services representative, cash officer, money changer`,
    `lending and credit: Credit analysis*, mortgage*, hire purchase*, loans*, collateral*, loan origination*, loan documentation*, loan applications*, home loan
    branch and teller work: teller*, cash deposits*, account opening*, bank products*, branch operations*, bank branch*, vault*, Cash handling, deposits
    clients and wealth products: wealth management*, unit trust*, relationship management, cross-selling, Sales targets, financial products*, banking products
    banking rules: AML*, bank negara*, bnm^, banking regulations*, islamic banking*, shariah*, fsa^, Regulatory compliance
    trade and payments: trade finance*, remittance*, letter of credit, payments`,
  ),
  family(
    'investment',
    'Investment and wealth management',
    'Finance',
    'banking financial-analysis insurance actuarial',
    `investment analyst, equity analyst, fund manager, portfolio manager, financial advisor, financial planner, wealth manager, research analyst investment, investment banker, remisier, stock broker, dealer representative, financial consultant, investment manager, investment executive, trader, wealth advisor, investment advisor, investment associate, wealth planner, financial adviser, stockbroker`,
    `researching investments: equity research*, Financial modeling*, valuation*, due diligence*, company analysis*, securities*, Bloomberg*
    managing portfolios: portfolio management*, asset allocation*, funds*, fixed income*, equities*, derivatives, investments*, trading*, hedge fund*
    advising clients: financial planning*, wealth management*, retirement planning*, unit trust*, client portfolios*, private clients
    deals: mergers and acquisitions*, m&a*, ipo^, capital markets*, private equity*, venture capital*
    [proof] licences: CFA*, cmsrl^, series 7*, fimm*, capital markets licence`,
  ),
  family(
    'insurance',
    'Insurance',
    'Finance',
    'banking actuarial customer-service sales',
    `insurance agent, underwriter, claims executive, claims adjuster, insurance executive, insurance advisor, takaful advisor, claims officer, loss adjuster, insurance underwriter, claims analyst, insurance broker, claims examiner, insurance consultant, claims assessor, insurance sales agent, claims specialist, claims representative, insurance officer, claims manager`,
    `underwriting: underwriting*, policy issuance*, premiums*, risk selection*, reinsurance*, policies insurance, takaful*
    claims: claims*, claims processing*, claims handling*, loss assessment*, claims settlement*, adjusters*
    selling cover: insurance*, life insurance*, general insurance*, insurance products*, policyholders*, medical card, Business development, insurance sales*
    rules and service: piam*, liam*, policy renewal*, Customer service, Regulatory compliance, endorsement`,
  ),
  family(
    'actuarial',
    'Actuarial work',
    'Finance',
    'insurance data-science investment',
    `actuary, actuarial analyst, actuarial executive, actuarial associate, pricing actuary, actuarial assistant, actuarial manager, quantitative analyst`,
    `pricing and reserving: actuarial*, pricing models*, reserving*, loss ratio*, mortality*, valuation of liabilities*, experience studies*
    risk models: stochastic*, risk-based capital*, solvency*, ifrs 17*, Statistics*
    [tool] modelling tools: prophet actuarial*, R programming, Python, VBA*, Microsoft Excel*, SQL
    [proof] actuarial exams: soa exams*, ifoa*, actuarial science*, fellow actuary*`,
  ),
  family(
    'payroll',
    'Payroll',
    'Human Resources',
    'human-resources compensation accounting bookkeeping',
    `payroll executive, payroll officer, payroll specialist, payroll administrator, payroll manager, payroll clerk, payroll assistant, payroll coordinator, payroll analyst, payroll accountant, hr payroll executive, payroll supervisor`,
    `running payroll: Payroll*, overtime calculation*, timesheets*, time and attendance*, salary*, payslips*, leave records, wages*, garnishments*
    statutory deductions and filings: Statutory contributions*, ea form*, form e*, cp39*, hrd levy, payroll tax*, w-2*, payroll taxes*
    reconciling and reporting: payroll reconciliation*, payroll reports*, General ledger, year end
    [tool] payroll systems: HRIS*, payroll system*, payroll software*, SQL Payroll*, HR2000*, AutoCount Payroll*, Microsoft Excel*, kronos*
    employment rules: Employment law*, confidentiality*`,
  ),
  family(
    'human-resources',
    'Human resources',
    'Human Resources',
    'recruitment payroll training compensation admin',
    `human resources manager, hr manager, hr executive, human resource executive, hr generalist, hr officer, human resources officer, hr business partner, hr assistant, human resource manager, human resources generalist, hr director, human resources director, chro^, head of hr, head of human resources, hr administrator, hr coordinator, human resources coordinator, human resources assistant, human resource officer, hr specialist, human resources specialist, people operations, industrial relations executive, employee relations manager, hr admin executive, hr clerk, personnel officer, human resources executive, people and culture manager, hr consultant, human resources representative, hr representative, hr supervisor, vice president human resources, hr intern, human resources consultant, personnel manager, hr/admin executive, eksekutif sumber manusia, pegawai sumber manusia, kerani sumber manusia, human resources administrator, people partner`,
    `hiring and onboarding: Recruitment*, Onboarding*, interviews, job descriptions*, new hires*, offer letters*, background checks*, new employees
    payroll and statutory matters: Payroll*, Statutory contributions*, leave management*, attendance*, Compensation and benefits*, benefits*, open enrollment*
    employee relations and law: Employee relations*, Employment law*, HR policies*, exit interviews*, terminations*, workers compensation*, investigations, affirmative action*
    performance and growth of staff: Performance management*, Training and development*, Succession planning*, Employee engagement*, talent management*, coaching
    records and systems: HRIS*, personnel files*, employee records*, hr reports*, hr analytics*, headcount*, foreign workers permit*, work permits*, personnel*
    working as a partner of the business: human resources*, human resource*, hr^, hr operations*, organizational development*, change management, hr strategy*
    [proof] people qualifications: SHRM*, human resource management degree*, human resource management*`,
  ),
  family(
    'recruitment',
    'Recruitment',
    'Human Resources',
    'human-resources sales training',
    `recruiter, recruitment executive, recruitment consultant, talent acquisition executive, talent acquisition specialist, talent acquisition manager, technical recruiter, headhunter, recruitment officer, recruitment manager, staffing specialist, sourcing specialist, talent acquisition partner, recruiting coordinator, recruitment specialist, talent sourcer, staffing consultant, recruiting manager, staffing manager, recruitment coordinator, corporate recruiter, executive search consultant`,
    `sourcing and screening: Recruitment*, sourcing*, boolean search*, linkedin recruiter*, job boards*, jobstreet*, talent pool*, talent pipeline*, resume screening*, phone screens*, passive candidates*
    interviewing and closing: interviews*, offer negotiation*, offer letters*, assessment center*, reference checks*, salary negotiation, competency-based interview*
    hiring with managers: hiring managers*, manpower planning, job descriptions*, time to fill*, time to hire*, recruitment metrics*
    employer brand and campus: employer branding*, career fairs*, campus recruitment*, job fairs*, internship programme
    [tool] applicant tracking: applicant tracking system*, ats^, HRIS`,
  ),
  family(
    'training',
    'Training and development',
    'Human Resources',
    'human-resources teaching recruitment',
    `training executive, training manager, learning and development executive, learning and development manager, trainer, corporate trainer, training officer, training coordinator, l&d executive, instructional designer, training specialist, l&d manager, training and development manager, training facilitator, training consultant, learning specialist, training supervisor`,
    `finding training needs: Training and development*, training needs*, competency framework*, training calendar*, skills gap*
    designing programmes: instructional design*, e-learning*, elearning*, course materials*, learning management system*, lms^, articulate*, training materials*, training modules*
    delivering training: facilitation*, workshops*, train the trainer*, coaching*, classroom training*, trainees*
    measuring and claiming: training evaluation*, kirkpatrick*, hrd corp*, training effectiveness*, training records*, training budget*`,
  ),
  family(
    'compensation',
    'Compensation and benefits',
    'Human Resources',
    'payroll human-resources',
    `compensation and benefits executive, compensation and benefits manager, c&b executive, c&b manager, compensation analyst, benefits administrator, benefits specialist, total rewards manager, benefits coordinator, rewards manager, benefits manager, compensation manager, c&b specialist, compensation specialist`,
    `pay structures: Compensation and benefits*, job evaluation*, salary structure*, salary survey*, pay grades*, bonus*, incentives scheme*
    benefits: benefits*, insurance benefits*, medical benefits*, retirement plans*, 401k*, open enrollment*, health insurance
    payroll link: Payroll*, Statutory contributions*, HRIS
    analysis: Microsoft Excel*, compensation analysis*, Data analysis, headcount reporting`,
  ),
  family(
    'marketing',
    'Marketing',
    'Marketing',
    'digital-marketing brand-marketing public-relations events market-research sales',
    `marketing executive, marketing manager, marketing assistant, marketing officer, marketing coordinator, marketing specialist, marketing director, head of marketing, cmo^, marketing communications manager, marketing communications executive, marcom executive, marketing consultant, trade marketing executive, marketing associate, marketing analyst, assistant marketing manager, marketing intern, marketing supervisor, vice president marketing, campaign manager, growth manager, advertising manager, channel marketing manager`,
    `planning and running campaigns: Marketing campaigns*, marketing*, advertising*, media buying*, campaign performance*, direct mail*, promotional activities*, atl^, btl^
    brand and communication: Brand management*, marketing collateral*, marketing communications*, Public relations, messaging, marketing materials*, brochures*
    digital channels: Digital marketing*, Social media marketing*, SEO*, Email marketing*, SEM, website content, Google Analytics
    market knowledge: Market research*, target audience*, market trends*, consumer insights*, customer segmentation*
    events and partners: Event management*, sponsorship*, partnerships*, agencies*, advertising agencies*
    results: leads generated*, marketing roi*, conversion rate*, marketing budget*, lead generation`,
  ),
  family(
    'digital-marketing',
    'Digital marketing',
    'Marketing',
    'marketing content ecommerce web brand-marketing',
    `digital marketing executive, digital marketing manager, digital marketer, seo specialist, seo executive, sem specialist, performance marketer, performance marketing manager, social media executive, social media manager, social media specialist, ppc specialist, growth marketer, paid media specialist, digital marketing specialist, email marketing specialist, digital strategist, online marketing executive, social media coordinator, digital executive, community manager, digital marketing intern, media planner`,
    `paid advertising: SEM*, facebook ads*, google ads*, paid media*, ad spend*, roas*, cost per lead*, retargeting*, programmatic*, display advertising*, media planning
    search and website: SEO*, keyword research*, backlinks*, organic traffic*, landing pages*, WordPress, website traffic*
    social and content: Social media marketing*, content calendar*, influencer*, influencers*, tiktok*, Content writing*, community management*, followers*, engagement rate*
    measuring and improving: Google Analytics*, conversion rate optimization*, conversion rate*, a/b testing*, click-through rate*, marketing automation*, Digital marketing*
    email and customer data: Email marketing*, CRM*, customer journey*, segmentation
    [tool] design helpers: Canva, Adobe Photoshop, Video editing`,
  ),
  family(
    'brand-marketing',
    'Brand and product marketing',
    'Marketing',
    'marketing market-research product-management retail-buying',
    `brand manager, brand executive, product marketing manager, assistant brand manager, category manager, trade marketing manager, brand specialist, product marketing executive, brand ambassador manager, brand director, brand strategist`,
    `building brands: Brand management*, brand positioning*, brand guidelines*, brand equity*, brand health*, brand campaigns*
    launching products: product launch*, go-to-market*, packaging design*, pricing*, new product development*, product portfolio
    trade and category: trade marketing*, category management*, in-store promotion*, fmcg*, distribution channels, retailers, market share*
    insight and budget: Market research*, nielsen*, a&p budget*, p&l responsibility, consumer insights*`,
  ),
  family(
    'market-research',
    'Market research',
    'Marketing',
    'marketing data-analysis brand-marketing',
    `market research analyst, market researcher, research executive, consumer insights manager, market research executive, survey researcher, insights manager, market analyst, research assistant market`,
    `designing studies: Market research*, questionnaires*, questionnaire design*, survey design*, sampling*, research methodology*
    collecting data: focus groups*, interviews*, fieldwork*, surveys*, panel*
    analysing: Statistics*, Data analysis*, Microsoft Excel*, cross tabulation*, consumer behavior*
    reporting: research reports*, presentations*, recommendations, insights*`,
  ),
  family(
    'content',
    'Writing and content',
    'Marketing',
    'digital-marketing public-relations media-production translation',
    `content writer, copywriter, content creator, editor, content executive, technical writer, content strategist, content manager, journalist, reporter, writer, proofreader, creative writer, content specialist, sub-editor, content editor, scriptwriter, author, communications writer, blogger, copy editor, managing editor`,
    `writing: Content writing*, writing*, editing*, proofreading*, articles*, storytelling*, scripts*, feature stories*, news articles*, newsletters
    planning content: content strategy*, editorial calendar*, content calendar*, editorial*, SEO
    publishing: content management system*, WordPress*, blog*, publications*, Social media marketing, publishing*
    documentation: technical documentation*, user manuals*, style guide*, release notes, white papers*`,
  ),
  family(
    'public-relations',
    'Public relations and communications',
    'Marketing',
    'marketing content events',
    `public relations executive, pr executive, public relations officer, communications manager, corporate communications executive, corporate communications manager, pr manager, communications executive, communications officer, media relations officer, communications specialist, public affairs officer, communications director, public relations manager, communications coordinator, public relations specialist, communications consultant, spokesperson, investor relations manager`,
    `media work: Public relations*, press conference*, media monitoring*, media coverage*, spokesperson*, media contacts*, journalists*, media pitching*
    corporate messages: corporate communications*, internal communications*, speeches*, annual report*, crisis communication*, Content writing, messaging*
    events and community: Event management*, csr^, community relations*, public affairs*, government relations*, outreach*
    digital: Social media marketing, newsletters, reputation management*`,
  ),
  family(
    'events',
    'Events',
    'Marketing',
    'marketing hotel public-relations',
    `event manager, event executive, event coordinator, event planner, events manager, conference manager, wedding planner, event specialist, events coordinator, exhibition manager, event assistant, banquet coordinator, meeting planner, events executive, event usher`,
    `planning events: Event management*, event logistics*, venue*, venues*, event budget*, run sheet*, floor plan, conferences*, weddings*
    suppliers and sponsors: vendors*, sponsorship*, Procurement, catering, vendor coordination
    running the day: on-site coordination*, guests*, registration*, stage*, audio visual*, crowd control*
    promotion: ticket sales*, Social media marketing, event promotion*, Marketing campaigns`,
  ),
  family(
    'graphic-design',
    'Graphic design and creative',
    'Marketing',
    'ux web media-production architecture-design fashion',
    `graphic designer, creative designer, multimedia designer, art director, creative director, illustrator, graphic artist, visual designer, packaging designer, design executive, junior designer, creative artist, multimedia executive, production artist, desktop publisher, creative executive, designer, layout artist, print designer`,
    `visual design: Adobe Photoshop*, Adobe Illustrator*, Adobe InDesign*, Adobe Creative Suite*, graphic design*, typography*, logo design*, layout*, illustration*, color theory, visual identity*
    brand and print material: branding, packaging design*, brochures*, print production*, prepress*, posters*, banners*, marketing materials, flyers*, print
    digital and motion: social media visuals*, Video editing*, motion graphics*, Canva, Figma, web design, digital assets
    briefs and deadlines: creative brief*, art direction*, client revisions*, concept*, creative concepts*, portfolio*`,
  ),
  family(
    'media-production',
    'Photography, video and broadcasting',
    'Marketing',
    'graphic-design content game events',
    `videographer, photographer, video editor, producer, film director, broadcast engineer, cameraman, sound engineer, production assistant film, video producer, camera operator, television producer, radio announcer, radio presenter, multimedia producer, audio engineer, digital media producer, media executive, multimedia specialist, director of photography, tv host, film editor, colourist, colorist`,
    `shooting: photography*, videography*, camera*, lighting*, filming*, studio*, drone*, photo shoots*
    editing and post-production: Video editing*, color grading*, post-production*, audio editing*, sound mixing*, Adobe Photoshop, Adobe Creative Suite
    producing: scripts*, storyboard*, production schedule, pre-production*, broadcast*, broadcasting*, live streaming*, television*, radio*, documentary*
    publishing: youtube*, social media content, content creation, podcasts*`,
  ),
  family(
    'sales',
    'Sales and business development',
    'Sales',
    'retail marketing key-account real-estate insurance customer-service sales-engineering banking ecommerce',
    `sales executive, sales manager, sales representative, business development executive, business development manager, sales associate, account executive, sales consultant, salesperson, sales person, sales officer, regional sales manager, area sales manager, sales director, territory manager, sales advisor, telesales executive, telemarketer, inside sales representative, outside sales representative, sales supervisor, head of sales, sales specialist, field sales executive, sales agent, sales rep, medical representative, pharmaceutical sales representative, corporate sales executive, sales team leader, business development associate, business development director, national sales manager, district sales manager, sales lead, account representative, sales intern, sales professional, vice president sales, sales and marketing manager, sales and marketing executive, business development representative, sales development representative, direct sales representative, wholesale manager, sales promoter, promoter, jurujual, eksekutif jualan, pegawai jualan, wakil jualan, car salesman, salesman`,
    `winning new customers: Business development*, leads*, prospects*, sales pipeline*, pipeline*, networking events, canvassing*, new accounts*, territory*, door to door*, referrals*
    meeting targets: Sales targets*, sales volume*, revenue growth*, sales performance*, sales forecast*, sales plan*, top performer*, increased sales*, sales revenue*
    presenting and closing: Sales presentations*, Negotiation*, Quotations*, consultative selling*, solution selling*, closing*, objections*, sales calls*, selling*, sales techniques*
    keeping customers: Account management*, after-sales*, customer satisfaction, repeat business*, Upselling*, customer base*, Customer service
    leading a sales team: sales team*, sales training*, coaching sales, sales strategy*, sales meetings*, sales management*, sales operations*
    knowing the market: market share, Market research, competitors, product knowledge*, sales*, distributors*, dealers*
    [tool] sales tools: CRM*, Microsoft Office, sales reports*`,
  ),
  family(
    'key-account',
    'Key account management',
    'Sales',
    'sales customer-success marketing',
    `key account manager, account manager, key account executive, client relationship manager, client services manager, relationship manager, national account manager, strategic account manager, account director, client executive, client manager, account coordinator, global account manager, client relations manager, client servicing executive, accounts manager`,
    `growing accounts: Account management*, account plans*, key accounts*, Upselling*, renewals*, joint business plan*, portfolio of clients*
    negotiating terms: Negotiation*, trading terms*, contracts*, pricing*, Quotations
    serving clients: client meetings*, client satisfaction*, Complaint handling, quarterly business reviews*, client needs*, client relations*
    results: Sales targets*, sales forecast*, revenue*, profitability, CRM`,
  ),
  family(
    'sales-engineering',
    'Technical sales',
    'Sales',
    'sales mechanical electrical solution-architecture',
    `sales engineer, technical sales engineer, technical sales executive, application engineer, technical sales representative, pre sales engineer, technical sales manager, field application engineer, solutions engineer`,
    `technical selling: technical sales*, product demonstrations*, technical proposals*, solution selling*, Quotations*, site visits*, specifications
    winning projects: tender*, Business development*, Sales targets*, contractors, consultants*
    product and application knowledge: product knowledge*, technical specifications*, instrumentation, machinery, industrial products*, application support
    after-sales: commissioning, technical support, Customer service, training customers`,
  ),
  family(
    'real-estate',
    'Real estate and property',
    'Sales',
    'sales facilities legal-conveyancing surveying-property',
    `real estate agent, property agent, real estate negotiator, property manager, real estate broker, leasing executive, leasing manager, property executive, property consultant, real estate consultant, building manager property, strata manager, leasing consultant, property sales executive, tenancy executive, leasing agent, realtor, property administrator, property negotiator`,
    `selling and letting: real estate*, property sales*, viewings*, listings*, tenancy*, leasing*, open houses*, buyers and sellers*, leases*
    managing property: property management*, strata*, tenants*, rental*, rent collection*, maintenance fees*, joint management body*
    agreements and rules: sale and purchase agreement*, tenancy agreement*, act 242*, stamp duty*, lppeh*, real estate licence*, real estate license*
    clients: Negotiation*, Business development, property market*, prospects`,
  ),
  family(
    'ecommerce',
    'E-commerce',
    'Sales',
    'digital-marketing retail sales web logistics',
    `ecommerce executive, e-commerce executive, e-commerce manager, ecommerce manager, e-commerce specialist, online store manager, marketplace executive, ecommerce specialist, online sales executive, e-commerce assistant, live host, ecommerce coordinator, online merchandiser`,
    `running online stores: E-commerce*, Shopify*, product listing*, product listings*, marketplace*, store traffic*, product pages*
    campaigns and traffic: Digital marketing*, flash sale*, SEM, Social media marketing, live streaming*, affiliate*
    orders and stock: order processing*, order fulfillment*, Inventory management*, returns*, shipping
    results: conversion rate*, gmv^, average order value*, online sales*, Google Analytics, Sales targets, Microsoft Excel`,
  ),
  family(
    'customer-service',
    'Customer service',
    'Customer Service',
    'customer-success retail hotel sales it-support admin call-center',
    `customer service representative, call center agent, contact center agent, call center team leader, contact center team leader, helpline officer, hotline agent, customer service executive, customer service officer, customer service manager, customer service assistant, customer service associate, customer support executive, customer support specialist, customer care executive, customer experience executive, customer experience manager, client service executive, customer service supervisor, customer service specialist, customer care representative, customer relations officer, customer service agent, customer support representative, customer service advisor, client services representative, customer support officer, customer service coordinator, customer service team leader, customer support manager, after sales service advisor, service advisor, customer service rep, pegawai khidmat pelanggan, eksekutif khidmat pelanggan`,
    `helping customers: Customer service*, customer needs*, live chat*, email support*, walk-in customers*, customer satisfaction*, customers*, customer experience*, product information
    handling calls: Call handling*, multi-line phone*, phone etiquette*, average handling time*
    resolving complaints: Complaint handling*, refunds*, returns and exchanges*, de-escalation*, customer issues*, follow up
    orders and records: order processing*, order entry*, data entry*, Administrative support, customer records*, customer accounts*, billing inquiries*
    [tool] service systems: CRM*, zendesk*, freshdesk*, ticketing system, Microsoft Office
    service results: sla^, csat*, nps^, first call resolution*, service level*`,
  ),
  family(
    'call-center',
    'Contact centre',
    'Customer Service',
    'customer-service sales credit-control',
    `call center agent, call centre agent, contact center agent, call center executive, call center representative, call centre executive, telephone operator, call center supervisor, call center manager, contact centre manager, call centre team leader, customer contact executive, content moderator, call center team leader, contact center team leader, contact center executive, contact center officer, helpline officer, helpline operator, helpline trainee, hotline agent, hotline operator, call center officer, call center trainee, telephonist, switchboard operator, customer service representative call center`,
    `taking and making calls: Call handling*, call volume*, call scripts*, inbound*, outbound*, dialer*, telemarketing*
    service measures: average handling time*, first call resolution*, service level*, call quality*, quality monitoring*, adherence*
    solving problems on the line: Complaint handling*, Customer service*, Troubleshooting, escalation
    leading agents: call center agents*, roster*, coaching agents*, workforce management*`,
  ),
  family(
    'customer-success',
    'Customer success',
    'Customer Service',
    'key-account customer-service product-management',
    `customer success manager, customer success executive, customer success specialist, client success manager, implementation specialist, onboarding specialist, customer onboarding specialist, customer success associate, renewals manager`,
    `onboarding customers: customer onboarding*, product adoption*, implementation*, product training*, client onboarding*
    keeping and growing customers: customer success*, churn*, renewals*, retention*, Upselling*, health score*
    customer feedback and accounts: Account management*, saas*, customer feedback*, quarterly business reviews*, nps^
    [tool] tools: CRM*, zendesk*, gainsight*, intercom*`,
  ),
  family(
    'legal-corporate',
    'Corporate law',
    'Legal',
    'litigation legal-conveyancing compliance company-secretary tax',
    `legal counsel, lawyer, attorney, legal executive, legal advisor, in-house counsel, corporate lawyer, legal manager, legal officer, general counsel, legal assistant, paralegal, solicitor, legal consultant, associate lawyer, legal associate, contract manager, contracts manager, contract executive legal, contract specialist, head of legal, contract administrator legal, legal clerk, legal intern, chambering student, pupil in chambers, associate attorney, law clerk, legal affairs executive`,
    `drafting and reviewing contracts: Contract drafting*, service agreements*, nda^, non-disclosure agreements*, terms and conditions*, contracts*, joint venture agreements*
    advising the business: Legal research*, legal advice*, corporate law*, commercial law*, m&a*, due diligence*, legal counsel*, legal matters*, company law*
    compliance and data protection: Regulatory compliance*, PDPA*, Company law filings, anti-bribery*, macc act*, Corporate governance
    disputes and intellectual property: dispute resolution*, Intellectual property*, arbitration*, Litigation
    [proof] legal qualifications: bachelor of laws*, llb*, law degree*, certificate in legal practice*, clp^, called to the bar*, bar association*, juris doctor*, advocate and solicitor*`,
  ),
  family(
    'litigation',
    'Litigation',
    'Legal',
    'legal-corporate legal-conveyancing',
    `litigation lawyer, litigator, litigation associate, advocate and solicitor, litigation paralegal, litigation clerk, prosecutor, deputy public prosecutor, trial attorney, legal secretary, public defender, magistrate, family lawyer, criminal lawyer, litigation executive`,
    `court work: Litigation*, high court*, affidavits*, motions*, cause papers*, mediation*, appeals*, courtroom*, depositions*
    preparing cases: Legal research*, witness*, discovery*, evidence bundles*, case files*, case preparation*, case strategy
    drafting: pleadings*, submissions*, legal documents*, affidavit, Contract drafting
    practice areas: criminal law*, civil law*, family law*, debt recovery*, industrial court*, bankruptcy*, personal injury*
    [proof] admission: llb, advocate and solicitor, bar association, juris doctor`,
  ),
  family(
    'legal-conveyancing',
    'Conveyancing',
    'Legal',
    'legal-corporate litigation real-estate',
    `conveyancing lawyer, conveyancing clerk, conveyancing executive, conveyancing paralegal, conveyancer, loan documentation clerk, real estate lawyer`,
    `property transactions: Conveyancing*, transfer of title*, stamping*, caveat*, land search*, perfection of transfer*
    loan documents: loan documentation*, charge documents*, bank panel*, facility agreement*
    client and file work: file opening*, legal billing, client liaison, correspondence`,
  ),
  family(
    'company-secretary',
    'Company secretarial',
    'Legal',
    'legal-corporate compliance accounting admin',
    `company secretary, company secretarial executive, corporate secretary, company secretarial assistant, assistant company secretary, corporate secretarial executive, cosec executive, corporate secretarial assistant, corporate secretarial associate`,
    `board and shareholder meetings: Corporate governance*, agm^, annual general meeting*, board papers*, minutes*, directors resolutions*
    statutory filings: Company law filings*, statutory records*, mbrs*, incorporation*, statutory registers*, bursa malaysia*, listing requirements*
    advising directors: directors duties*, malaysian code on corporate governance*, compliance
    [proof] qualification: maicsa*, company secretary licence*`,
  ),
  family(
    'compliance',
    'Compliance',
    'Legal',
    'legal-corporate internal-audit banking company-secretary cybersecurity',
    `compliance officer, compliance executive, compliance manager, aml analyst, aml officer, regulatory affairs executive, regulatory affairs manager, compliance analyst, kyc analyst, data protection officer, regulatory affairs officer, head of compliance, regulatory affairs specialist, compliance specialist, compliance auditor, integrity officer, chief compliance officer, ethics officer`,
    `meeting regulations: Regulatory compliance*, compliance*, regulations*, licences, licensing*, bnm guidelines, securities commission*, regulatory filings*
    screening and monitoring: AML*, transaction monitoring*, suspicious transaction*, sanctions screening*, compliance reviews*
    policies and training: compliance policies*, compliance training*, code of conduct*, whistleblowing, HR policies
    product and data rules: PDPA*, regulatory affairs*, product registration*, npra*, dossier*, mda^, regulatory submissions*
    reporting: compliance reports*, regulators*, audit, risk assessments`,
  ),
  family(
    'operations',
    'Operations management',
    'Operations',
    'logistics supply-chain procurement manufacturing admin it-project consulting retail',
    `operations manager, operation manager, operations executive, operations officer, operations assistant, operations director, head of operations, coo^, general manager, business manager, branch manager, operations supervisor, operations coordinator, operation executive, managing director, operations specialist, assistant operations manager, business operations manager, operations lead, area manager, regional manager, plant operations manager, ceo^, chief executive officer, chief operating officer, entrepreneur, business owner, director of operations, vice president operations, outlet operations manager, center manager, service manager`,
    `running daily operations: operations management*, daily operations*, day-to-day operations*, standard operating procedures*, sop^, business operations*, workflow*, operational efficiency*
    improving processes: process improvement*, Lean manufacturing*, cost reduction*, productivity*, efficiency improvement, cost savings*
    leading people: team leadership*, staff supervision*, rostering*, manpower*, shift*, staff scheduling*, supervised staff*
    budget and results: operating budget*, p&l*, operational performance*, kpi*, Budgeting and forecasting*, revenue, profit
    suppliers and quality: Procurement*, vendors*, Inventory management*, Quality assurance, customer satisfaction, Workplace safety`,
  ),
  family(
    'consulting',
    'Management consulting',
    'Operations',
    'operations it-project financial-analysis business-analysis',
    `management consultant, strategy consultant, business consultant, strategy manager, strategy analyst, corporate strategy executive, corporate planning executive, transformation manager, strategic planner, corporate planning manager, change manager, strategic planning manager, consulting manager, associate consultant, consultant`,
    `solving business problems: strategy*, business strategy*, strategic planning*, feasibility study*, benchmarking*, business model*, due diligence
    analysis: Data analysis, Market research*, Financial modeling*, Process mapping
    leading change: change management*, transformation*, Project management*, restructuring*, Stakeholder management
    advising clients: consulting*, client engagements*, presentations*, workshops*, recommendations*, proposals`,
  ),
  family(
    'admin',
    'Administration and secretarial work',
    'Operations',
    'customer-service human-resources bookkeeping operations executive-support',
    `administrative assistant, admin assistant, administrator, admin executive, administrative executive, office administrator, clerk, office manager, receptionist, admin clerk, data entry clerk, office assistant, admin officer, administrative officer, general clerk, document controller, admin manager, administration manager, front desk receptionist, administrative manager, administration executive, data entry operator, filing clerk, administrative coordinator, administrative specialist, office clerk, office coordinator, data entry specialist, administration officer, records clerk, typist, administrative clerk, kerani, admin coordinator, sales admin, sales administrator, sales coordinator, administration assistant, mail clerk, program assistant, despatch clerk, administrative secretary, unit clerk, records manager, documentation clerk, business administrator, front desk coordinator, kerani am, pembantu tadbir, pembantu pejabat, penyambut tetamu, archivist, records officer, office boy`,
    `documents and records: Administrative support*, documentation*, records*, archiving*, scanning*, photocopying*, mail*, letters*, memos*, minutes, office files*
    running the office: office supplies*, office management*, stationery*, office equipment*, facilities, utility bills, petty cash*, travel booking
    front desk and calls: Front desk*, Call handling*, visitors*, greeting visitors*, switchboard*, answering phones*
    scheduling: Calendar management*, appointments*, meeting rooms*, travel*
    [tool] office software: Microsoft Office*, Microsoft Excel*, Data entry*, typing speed*, sharepoint
    support to other teams: invoices, purchase orders, HR records, sales orders, coordination, Customer service`,
  ),
  family(
    'executive-support',
    'Executive assistance',
    'Operations',
    'admin events company-secretary',
    `executive assistant, personal assistant, secretary, executive secretary, pa to director, personal secretary, confidential secretary, assistant to ceo, chief of staff, private secretary, assistant to director, virtual assistant`,
    `managing an executive's time: Calendar management*, itinerary*, flight bookings*, visa arrangements, executive calendars*
    meetings and papers: minutes*, board meetings*, agenda*, presentations*, confidential documents*, correspondence*
    gatekeeping: confidentiality*, liaison*, screening calls*, executives*, senior management*
    expenses and events: expense claims*, expense reports*, Event management, office management, Microsoft Office*`,
  ),
];
