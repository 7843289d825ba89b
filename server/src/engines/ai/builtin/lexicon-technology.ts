/** Families of Information Technology, Product Management, design and data. A table written from general knowledge, hence its length. */
import { type Family, family } from './family.ts';

export const technology: readonly Family[] = [
  family(
    'software',
    'Software development',
    'Information Technology',
    'web mobile data-engineering devops qa-software solution-architecture embedded game',
    `software engineer, software developer, backend developer, back-end developer, backend engineer, back end developer, full stack developer,
    full-stack developer, fullstack developer, full stack engineer, application developer, applications developer, java developer, java engineer, python developer,
    .net developer, c# developer, c++ developer, php developer, programmer, analyst programmer, programmer analyst, software programmer,
    systems developer, software consultant, computer programmer, ruby developer, golang developer, node.js developer, sap abap developer,
    oracle developer, sql developer, api developer, software development engineer, software development manager, software engineering manager,
    technical lead, tech lead, development manager, head of engineering, cto, chief technology officer, software specialist, software intern, it programmer`,
    `back-end development: Java*, Spring Boot*, Node.js*, C#*, .NET*, Python*, Go*, PHP*, Ruby on Rails*, Django*, Laravel*, Java EE*, C++, Hibernate, server-side*, backend*, back-end*, Scala, Kotlin, VB.NET, Entity Framework, business logic
    web services and integration: REST API*, Microservices*, GraphQL, SOAP, JSON, XML, API, APIs, integration, Kafka, third-party integration
    databases behind an application: SQL*, PostgreSQL*, MySQL*, SQL Server*, MongoDB*, Oracle Database, NoSQL, Redis, stored procedures, PL/SQL, Database design, database
    sound engineering practice: Unit testing*, code review*, code reviews*, Git*, Object-oriented programming*, Data structures and algorithms, refactoring*, debugging*, clean code, technical documentation, coding*, source code*, Software architecture
    delivery in an agile team: Agile*, SDLC*, CI/CD, Jira, release, sprint, software development*, application development*, deployment, web application*, web applications*, software, applications, programming, developed software
    [tool] containers and cloud hosting: Docker, Kubernetes, AWS, Azure, Google Cloud, Linux, Cloud computing
    [proof] computing qualifications: computer science*, software engineering*, bachelor of computer science, degree in computer science, information technology degree`,
  ),
  family(
    'web',
    'Web and front-end development',
    'Information Technology',
    'software ux digital-marketing graphic-design',
    `web developer, front end developer, front-end developer, frontend developer, frontend engineer, front end engineer, web designer, ui developer, wordpress developer,
    react developer, angular developer, vue developer, javascript developer, webmaster, web programmer, web master, web administrator, web engineer`,
    `front-end development: React*, Angular*, Vue*, JavaScript*, TypeScript*, jQuery*, Svelte, frontend*, front-end*, single page application, Redux
    page building and styling: HTML*, CSS*, Responsive design*, Bootstrap*, Tailwind*, cross-browser*, accessibility, web page*, web pages*, landing pages, page speed, web design*
    websites and content systems: WordPress*, Shopify, CMS^, content management system*, website*, websites*, website development*, web hosting, domain, drupal, joomla, PHP
    working with interfaces behind the page: REST API, JSON, GraphQL, Node.js, AJAX
    [tool] build tools and version control: Git, webpack*, vite*, npm*, Figma, babel`,
  ),
  family(
    'mobile',
    'Mobile development',
    'Information Technology',
    'software web',
    `mobile developer, mobile app developer, mobile application developer, android developer, ios developer, flutter developer, react native developer, mobile engineer, ios engineer, android engineer`,
    `native app development: Android development*, iOS development*, Kotlin*, Swift*, Objective-C*, mobile app*, mobile apps*, mobile application*, mobile applications*, Java
    cross-platform apps: Flutter*, React Native*, Dart, xamarin*, ionic*, cordova
    publishing and running apps: app store*, play store*, google play*, push notifications*, firebase*, crashlytics, in-app, app release
    app architecture and interfaces: REST API, mvvm*, offline storage, sqlite, UI/UX, material design, Unit testing`,
  ),
  family(
    'devops',
    'DevOps and cloud infrastructure',
    'Information Technology',
    'software systems-admin network cybersecurity data-engineering',
    `devops engineer, site reliability engineer, cloud engineer, cloud architect, platform engineer, build engineer, release engineer, infrastructure engineer, cloud administrator, cloud consultant, devops lead, sre^, cloud specialist, release manager`,
    `cloud platforms: AWS*, Azure*, Google Cloud*, Cloud computing*, serverless*, cost optimization, Redis
    containers and orchestration: Docker*, Kubernetes*, service mesh, container
    automation of infrastructure: Terraform*, Ansible*, infrastructure automation*, scripting*, Bash*, PowerShell, Python, configuration management
    build and release pipelines: CI/CD*, Git, release management, deployment automation*, artifact, nginx
    reliability and monitoring: Monitoring tools*, uptime*, incident response*, on-call*, high availability*, load balancing*, disaster recovery*, logging, alerting, scalability, Linux*`,
  ),
  family(
    'systems-admin',
    'Systems administration',
    'Information Technology',
    'devops network it-support database-admin cybersecurity',
    `system administrator, systems administrator, it administrator, system engineer, systems engineer, server administrator, windows administrator, linux administrator, it infrastructure engineer, it system administrator, systems analyst,
    it executive, it manager, head of it, it director, information technology manager, it infrastructure manager, it operations manager, information technology director, it officer, vmware administrator, cio^, information systems manager, it lead`,
    `server administration: Windows Server*, Linux*, VMware*, server administration*, servers*, system administration*, data center*, patching*, PowerShell, Bash, storage, nginx
    backup and recovery: backup*, backups*, disaster recovery*, business continuity, restore, failover
    accounts and access: active directory*, user accounts*, single sign-on, permissions, identity management, email server, Microsoft Office, office 365 administration
    network and security of the office: Networking*, Firewalls, VPN, endpoint protection, antivirus*, Cybersecurity
    running IT as a service: ITIL*, it budget*, vendor management it, it policies*, it operations*, it infrastructure*, system upgrades*, asset management it, information systems*, hardware, software, upgrades, system implementation`,
  ),
  family(
    'network',
    'Networking and telecommunications',
    'Information Technology',
    'systems-admin cybersecurity devops it-support electronics',
    `network engineer, network administrator, network technician, network analyst, network architect, telecommunications engineer, telecom engineer, telecom technician, noc engineer, rf engineer, network specialist, fibre technician, fiber technician, network manager, network support engineer, fibre splicer`,
    `routing and switching: Networking*, CCNA*, bgp*, ospf*, wan*, lan*, wireless networks*, wifi*, wi-fi*, network design*, network configuration*, network infrastructure*
    network security: Firewalls*, VPN*, network security, access lists, Cybersecurity
    cabling and field work: structured cabling*, fiber optic*, fibre optic*, cabling*, splicing*, voip*, telephony*, pbx*, base station*, antenna, 4g, 5g*, lte*
    network monitoring and faults: network monitoring*, Monitoring tools, Troubleshooting, wireshark*, bandwidth*, latency, network performance*, outage`,
  ),
  family(
    'cybersecurity',
    'Cybersecurity',
    'Information Technology',
    'network systems-admin devops compliance internal-audit',
    `cybersecurity analyst, cyber security analyst, security analyst, information security analyst, security engineer, information security officer, penetration tester, soc analyst, security consultant, cyber security engineer, ciso^, information security manager, cybersecurity specialist, it security specialist, it security engineer, it auditor, information assurance`,
    `security monitoring and response: SIEM*, incident response*, threat hunting*, threat intelligence*, malware*, intrusion detection*, forensics*, security incidents*, phishing*
    testing for weaknesses: Penetration testing*, vulnerability management*, vulnerabilities*, owasp*, vulnerability scanning*, nessus*, kali linux*, metasploit*
    security governance and standards: ISO 27001*, nist*, pci dss*, security policies*, security awareness*, it audit*, PDPA, risk assessment, security controls*, information assurance*
    protecting systems and networks: Cybersecurity*, Firewalls*, endpoint*, encryption*, identity and access management*, cloud security*, Networking, access management
    [proof] security certificates: CISSP*, security clearance, comptia security`,
  ),
  family(
    'it-support',
    'IT support',
    'Information Technology',
    'systems-admin network customer-service',
    `it support, it support engineer, it support specialist, it support executive, it support officer, help desk technician, helpdesk technician, help desk analyst, helpdesk support, desktop support engineer, desktop support technician, service desk analyst, it technician, technical support engineer, technical support specialist, technical support executive, computer technician, it specialist, information technology specialist, it helpdesk, application support analyst, application support engineer, support engineer, it assistant, computer operator, technical support representative, information technology technician, it consultant, computer support specialist`,
    `supporting users: IT support*, end users*, remote support*, user training, walk users, tickets*, ticket resolution*, first level support*, second level support*, password resets*, on-site support*
    hardware and devices: Computer repair*, hardware*, printers*, laptops*, desktops*, workstations*, computer installation*, imaging*, peripherals*, pc^, hardware installation*
    software and operating systems: operating systems*, windows 10*, windows 7*, windows xp, software installation*, Microsoft Office, Active Directory, mac os*, antivirus, application support*
    faults and networks: Troubleshooting*, network connectivity*, Networking, wifi, VPN
    service desk practice: ITIL*, service level agreement*, sla^, escalation, knowledge base*, asset inventory, it assets*`,
  ),
  family(
    'database-admin',
    'Database administration',
    'Information Technology',
    'data-engineering systems-admin software',
    `database administrator, dba^, database engineer, database developer, oracle dba, sql server dba, database analyst, database manager, database specialist`,
    `running databases: Database administration*, Oracle Database*, SQL Server*, PostgreSQL*, MySQL*, MongoDB, database*, databases*
    performance of queries: query tuning*, performance tuning*, indexing*, execution plans*, SQL*, PL/SQL*, stored procedures*
    availability and recovery: replication*, backup and recovery*, rman*, clustering*, data guard*, always on, disaster recovery
    data design and migration: Database design*, data migration*, normalization, ETL, database security*`,
  ),
  family(
    'data-engineering',
    'Data engineering',
    'Information Technology',
    'data-science data-analysis software database-admin devops',
    `data engineer, etl developer, big data engineer, data warehouse developer, data architect, analytics engineer, bi developer, business intelligence developer, data platform engineer, data integration engineer`,
    `data pipelines: ETL*, data pipeline*, airflow*, batch processing*, streaming*, Kafka*, Python*, data ingestion*
    data warehouses and lakes: Data warehouse*, Big data*, dimensional modeling*, star schema*, data lake*, data modeling*, SQL*
    cloud data services: AWS, Azure, Google Cloud, databricks, glue, synapse
    data quality and governance: data quality*, data governance*, data lineage*, master data*, metadata*, data validation`,
  ),
  family(
    'data-science',
    'Data science and machine learning',
    'Information Technology',
    'data-analysis data-engineering research software actuarial',
    `data scientist, machine learning engineer, ai engineer, ml engineer, machine learning scientist, artificial intelligence engineer, nlp engineer, computer vision engineer, research scientist machine learning, deep learning engineer, ai researcher, data science manager, head of data science`,
    `building models: Machine learning*, classification*, clustering, regression, random forest*, gradient boosting*, feature engineering*, model training*, time series*, recommendation systems*, forecasting models*
    deep learning and language models: Deep learning*, Natural language processing*, Artificial intelligence*, transformers*, computer vision*, fine-tuning*, rag^
    statistics and experiments: Statistics*, ab testing*, a/b testing*, hypothesis, experiment design*, bayesian*
    working with data in code: Python*, R programming*, Pandas*, SQL*, Big data, MATLAB, data cleaning*, Data visualization
    putting models into use: mlops*, model deployment*, model monitoring, Docker, AWS, mlflow*, REST API`,
  ),
  family(
    'data-analysis',
    'Data and business intelligence analysis',
    'Information Technology',
    'data-science data-engineering business-analysis financial-analysis market-research',
    `data analyst, business intelligence analyst, bi analyst, reporting analyst, data executive, data specialist, insights analyst, analytics manager, mis executive, mis analyst, data analytics executive, reporting specialist, business data analyst, operations analyst, statistical analyst, data manager`,
    `analysing data: Data analysis*, SQL*, trends*, data mining*, insights*, ad hoc analysis*, segmentation, Statistics*, Python, R programming, root cause
    reports and dashboards: Data visualization*, Power BI*, Tableau*, kpi dashboard*, kpi*, reports automation*, management reports, reporting
    spreadsheets: Microsoft Excel*, VBA*, power query*, data cleansing*, pivot
    data quality: data quality*, data validation*, data collection*, data accuracy*, data extraction*, data management, data integrity`,
  ),
  family(
    'qa-software',
    'Software testing',
    'Information Technology',
    'software business-analysis it-support',
    `qa engineer, software tester, test engineer, qa analyst, quality assurance analyst, software qa engineer, test analyst, automation tester, automation test engineer, qa tester, test lead, qa lead, sdet^, software quality assurance engineer, software test engineer, manual tester, qa manager`,
    `planning and running tests: Software testing*, test strategy*, test execution*, exploratory testing*, acceptance testing*, test scenarios*, test data*
    automating tests: Test automation*, Java, Python, JavaScript, postman*, api testing*, jmeter*, performance testing*, load testing*, CI/CD
    recording and following defects: defect tracking*, bug reports*, bugs*, Jira*, defect management*, bug tracking*
    knowing the life cycle: SDLC*, Agile*, requirements traceability*, Requirements gathering, release testing`,
  ),
  family(
    'solution-architecture',
    'Solution and systems architecture',
    'Information Technology',
    'software devops it-project business-analysis erp',
    `solution architect, solutions architect, software architect, enterprise architect, system architect, technical architect, application architect, presales consultant, pre-sales engineer, presales engineer, integration architect`,
    `designing systems: Software architecture*, Microservices*, enterprise architecture*, togaf*, scalability*, integration patterns*, high-level design*, non-functional requirements*
    cloud and platforms: AWS*, Azure*, Google Cloud*, Cloud computing*, Kubernetes
    advising and proposing: pre-sales*, proof of concept*, solution proposals*, technical leadership*, Stakeholder management, Quotations, technical workshops*
    integration and data: REST API, Kafka, Database design, SOAP, middleware*`,
  ),
  family(
    'business-analysis',
    'Business and systems analysis',
    'Information Technology',
    'product-management it-project data-analysis erp qa-software',
    `business analyst, systems analyst, system analyst, business systems analyst, it business analyst, functional analyst, process analyst, functional consultant, business process analyst, requirements analyst, business consultant`,
    `eliciting and writing requirements: Requirements gathering*, workshops*, user stories*, gap analysis*, acceptance criteria*, functional requirements*, specifications
    mapping and improving processes: Process mapping*, workflow*, business process*, UML*, process documentation
    bringing stakeholders together: Stakeholder management*, change management*, presentations, business users*, business case
    testing and rollout: Software testing*, uat coordination*, user training, implementation support*, rollout
    [tool] analysis tools: SQL, Jira, visio*, Microsoft Excel, Power BI`,
  ),
  family(
    'it-project',
    'IT and general project management',
    'Information Technology',
    'business-analysis product-management solution-architecture construction-management operations consulting',
    `project manager, it project manager, scrum master, project coordinator, programme manager, program manager, project executive, project lead, project leader, delivery manager, technical project manager, project director, pmo^, project officer, agile coach, project administrator, project management officer, implementation manager, project assistant, it program manager`,
    `planning projects: Project management*, work breakdown structure*, Primavera*, timelines*, milestones*, project schedule*, resource planning*, project plan*, gantt*
    controlling cost, risk and change: project budget*, risk register*, risk management*, change requests*, scope management*, issue log, scope
    leading delivery teams: cross-functional teams*, Agile*, scrum ceremonies*, team leadership, vendor coordination*, project team*, Jira
    reporting to stakeholders: Stakeholder management*, status reports*, steering committee*, project documentation*, project reporting
    [proof] project certificates: pmp*, prince2*, csm^, certified scrum master*, itil`,
  ),
  family(
    'erp',
    'Enterprise systems consulting',
    'Information Technology',
    'business-analysis solution-architecture systems-admin accounting',
    `sap consultant, erp consultant, sap analyst, sap functional consultant, oracle consultant, dynamics consultant, erp analyst, crm consultant, salesforce administrator, salesforce developer, erp manager, sap manager, application consultant, implementation consultant, erp specialist, sap specialist, crm administrator, system consultant`,
    `configuring enterprise systems: SAP*, Oracle ERP*, ERP*, CRM*, configuration*, abap*, modules*, customization*
    gathering needs and designing processes: Requirements gathering*, gap analysis, Process mapping*, blueprint*, functional specification
    rolling systems out: system implementation*, data migration*, go-live*, cutover*, user training*, Software testing, key users*
    supporting users after go-live: post go-live support*, change requests, Troubleshooting, application support, system enhancement*`,
  ),
  family(
    'product-management',
    'Product management',
    'Product Management',
    'business-analysis it-project ux brand-marketing marketing',
    `product manager, product owner, product executive, associate product manager, product lead, head of product, chief product officer, product specialist, technical product manager, digital product manager, product analyst, group product manager, product development manager, product director`,
    `setting product direction: Product roadmap*, product vision*, product management*, go-to-market*, product launch*, product lifecycle*, pricing strategy, product-market fit*, product development
    understanding users and markets: User research*, Market research*, customer feedback*, customer interviews*, personas*, customer needs, competitive analysis*
    turning needs into a backlog: user stories*, prioritization*, acceptance criteria*, Requirements gathering*, backlog grooming*, Agile*
    measuring results: product metrics*, a/b testing*, kpi*, Google Analytics, mixpanel*, amplitude*, retention*, conversion*, okr*
    leading without authority: cross-functional*, Stakeholder management*, engineering and design teams, UI/UX`,
  ),
  family(
    'ux',
    'User experience and interface design',
    'Product Management',
    'graphic-design web product-management',
    `ux designer, ui designer, ui/ux designer, ux/ui designer, product designer, user experience designer, interaction designer, ux researcher, user interface designer, ui ux designer, ux writer, design lead ux, visual designer`,
    `designing interfaces: UI/UX*, Figma*, mockups*, visual design*, typography, design system*, design systems*, interaction design*, layouts
    researching users: User research*, personas*, journey map*, journey maps*, surveys, heuristic evaluation*, information architecture*
    prototyping and testing: prototype*, prototypes*, wireframe*, usability*, a/b testing, iterations
    handing over to developers: design handoff*, HTML, CSS, Responsive design, accessibility*, style guide*`,
  ),
  family(
    'game',
    'Game development and animation',
    'Information Technology',
    'software graphic-design media-production',
    `game developer, game designer, unity developer, game programmer, unreal developer, 3d artist, 3d modeler, animator, 2d animator, 3d animator, game artist, motion designer, motion graphics designer, vfx artist, game tester`,
    `building games: unity3d*, unity engine*, unreal engine*, game engine*, gameplay*, C#, C++, shaders*, game mechanics*
    modelling and animation: blender*, maya 3d*, 3d animation*, rigging*, texturing*, 3d models*, zbrush*, motion graphics*, animation*, storyboards*
    level and narrative design: level design*, game design document*, playtesting*, storyboard
    publishing: steam*, app store, live ops*, performance optimization`,
  ),
  family(
    'embedded',
    'Embedded systems and firmware',
    'Research and Development',
    'electronics software automation',
    `embedded engineer, firmware engineer, embedded software engineer, embedded systems engineer, iot engineer, hardware engineer, fpga engineer, r&d engineer, ic design engineer, asic engineer, vlsi engineer, verification engineer, embedded developer`,
    `firmware and low-level code: C++*, c language*, c programming*, embedded c*, firmware*, rtos*, device drivers*, microcontroller*, microcontrollers*, arduino*, raspberry pi*, stm32*, assembly language*, embedded systems*
    digital design: fpga*, vhdl*, verilog*, ic design*, rtl^, asic*, synthesis, systemverilog*
    circuits and boards: pcb design*, schematic*, circuit design*, altium*, orcad, oscilloscope*, signal integrity*
    buses and connectivity: i2c*, spi^, uart*, can bus*, bluetooth*, zigbee, mqtt*, iot*, internet of things*`,
  ),
];
